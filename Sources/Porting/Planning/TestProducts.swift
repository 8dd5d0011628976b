import XcodeProject

/// The products of this library that tests are written with.
enum TestProducts {
  static let snapshots = "SnapshotTesting"
  static let automation = "XCUIAutomation"

  /// Those that a target needs.
  ///
  /// - Parameter imports: The modules that its sources import.
  static func names(for target: ProjectTarget, imports: Set<String>) -> [String] {
    let needsAutomation =
      target.kind == .uiTests || imports.contains(automation)
      || imports.contains("XCTest") && target.sources.contains(where: usesAutomation)
    return (imports.contains(snapshots) ? [snapshots] : [])
      + (needsAutomation ? [automation] : [])
  }

  private static func usesAutomation(_ source: String) -> Bool {
    (try? ProjectFile.text(of: source)).map(namesAutomation) ?? false
  }

  /// Whether a source names something that Apple's XCTest has and the one of Linux lacks.
  static func namesAutomation(_ text: String) -> Bool {
    text.contains(
      /\bXC(?:UI\w+|TAttachment|TContext|TActivity|TIssue|T\w*Metric|TMeasureOptions|TExpect(?:Failure|edFailure)|T(?:KVO|Darwin\w+)Expectation)\b/
        // Else there is no boundary before a dot.
        .wordBoundaryKind(.simple))
  }
}

extension PackageProduct {
  /// Whether the written package fetches it: this library has a module of the same name as one.
  var isFetched: Bool {
    guard case .remote(let url, _) = origin else { return false }
    return !url.nameOfPath.hasPrefix("swift-snapshot-testing")
  }
}
