import XcodeProject

/// Finds what sources import of Apple's frameworks that the product `AppleStandIns` has whole.
enum StandInImports {
  /// How much of the product sources need, those that can be read.
  static func need(of sources: [String]) -> PortSettings.StandIns? {
    let needs = sources.contains { path in
      (try? ProjectFile.text(of: path)).map(isNeeded) ?? false
    }
    return needs ? .basic : nil
  }

  /// Whether a source imports one of them.
  ///
  /// One in a comment counts, too: it costs no more than time.
  static func isNeeded(by source: String) -> Bool {
    source.split(whereSeparator: \.isNewline).contains { line in
      line.matches(of: /\bimport\s+(?:(?:class|struct|func|enum|let)\s+)?(\w+)/)
        .contains { names.contains(String($0.1)) }
    }
  }

  private static let names: Set = [
    "os", "OSLog", "UniformTypeIdentifiers", "MobileCoreServices", "CoreServices",
  ]
}
