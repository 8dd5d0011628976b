import XcodeProject

/// Finds what sources import.
enum SourceImports {
  /// The modules that sources import, those that can be read.
  static func modules(of sources: [String]) -> Set<String> {
    sources.reduce(into: []) { modules, path in
      modules.formUnion((try? ProjectFile.text(of: path)).map(modules(in:)) ?? [])
    }
  }

  /// The modules that a source imports.
  ///
  /// One in a comment counts, too: it costs no more than time.
  static func modules(in source: String) -> Set<String> {
    let imports = source.split(whereSeparator: \.isNewline).flatMap { line in
      line.matches(of: /\bimport\s+(?:(?:class|struct|func|enum|let)\s+)?(\w+)/)
    }
    return Set(imports.map { String($0.1) })
  }
}
