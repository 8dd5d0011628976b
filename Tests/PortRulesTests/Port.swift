import PortRules

/// Sources of a test, rewritten as one module; the first of them is looked at.
struct Port {
  let module: PortedModule

  init(
    _ sources: String..., isApp: Bool = false, tests: ModuleKind? = nil,
    portedModules: [String] = [],
    otherModules: [String] = [], informationPropertyList: String = "", standIns: StandIns = .none
  ) throws {
    let files = sources.enumerated().map { number, text in
      SourceFile(path: "/App/Source\(number).swift", text: text)
    }
    module = try PortedModule(
      name: "App", sources: files, kind: tests ?? (isApp ? .app : .library),
      portedModules: portedModules,
      otherModules: otherModules, informationPropertyList: informationPropertyList,
      standIns: standIns)
  }

  /// The first source, rewritten.
  var source: String { source(0) }
  /// The text after the first source.
  var rest: String { rest(0) }
  /// The file of the module as a whole.
  var whole: String { module.files[module.files.count - 1].text }
  /// The findings, a line each.
  var findings: [String] {
    module.findings.map { "\($0.line):\($0.column) \($0.kind.rawValue): \($0.message)" }
  }

  func source(_ number: Int) -> String { parts(of: number).source }
  func rest(_ number: Int) -> String { parts(of: number).rest }

  private func parts(of number: Int) -> (source: String, rest: String) {
    let text = module.files[number].text
    let start = text.firstIndex(of: "\n").map(text.index(after:)) ?? text.startIndex
    let marker = "\n#sourceLocation()\n"
    guard let end = text.ranges(of: marker).last else { return (String(text[start...]), "") }
    return (String(text[start..<end.lowerBound]), String(text[end.upperBound...]))
  }
}
