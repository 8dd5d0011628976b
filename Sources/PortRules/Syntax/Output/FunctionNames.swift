/// The functions that give the tables of each source.
struct FunctionNames {
  private let names: [String]

  /// Makes names that are no two the same, of the files' names.
  init(_ paths: [String]) {
    var used: Set<String> = []
    names = OutputName.names(of: paths).map { name in
      let base = name.prefix { $0 != "." }.map { $0.isLetter || $0.isNumber ? String($0) : "_" }
      var candidate = "classTables_\(base.joined())"
      while !used.insert(candidate).inserted { candidate += "_" }
      return candidate
    }
  }

  subscript(source: Int) -> String { names[source] }
}
