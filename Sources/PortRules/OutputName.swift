/// How files are named that sources are rewritten to.
public enum OutputName {
  /// The names for sources, in their order: `Screen.linux.swift` for `Screen.swift`.
  ///
  /// A name of its own is what keeps the compiler from warning of two files with one name.
  /// `main.swift` keeps its name, which has a meaning. Of sources with one name in several folders
  /// the later ones, by path, get a number: `Screen-2.linux.swift`.
  public static func names(of paths: [String]) -> [String] {
    let groups = Dictionary(grouping: Set(paths)) { fileName(of: $0).lowercased() }
    let ordered = groups.mapValues { $0.sorted() }
    return paths.map { path in
      let name = fileName(of: path)
      let place = ordered[name.lowercased()]?.firstIndex(of: path) ?? 0
      return outputName(of: name, number: place + 1)
    }
  }

  /// The name of a module's own file, with its tables.
  public static func module(_ name: String) -> String { "\(name)-module.linux.swift" }

  private static func outputName(of name: String, number: Int) -> String {
    if name == "main.swift" { return name }
    let base = name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    return number == 1 ? "\(base).linux.swift" : "\(base)-\(number).linux.swift"
  }

  private static func fileName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
