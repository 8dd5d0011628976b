import NavigationKit
import Scenario
import Snapshot

/// The things that a person sees of a stage, as text.
@MainActor
enum ScreenWords {
  /// The text of a stage.
  static func of(_ stage: Stage) -> String { ScreenInspection(of: stage).text() }
}

extension Diffing where Value == String {
  /// Compares the texts of screens: what has moved, in sentences, then line by line.
  static var screens: Diffing {
    var diffing = Diffing.lines
    let lines = diffing.diff
    diffing.diff = { old, new in
      lines(old, new).map { difference, attachments in
        let sentences = ScreenTextDifference(expected: old, actual: new)?.sentences(atMost: 6) ?? []
        return ((sentences + ["", difference]).joined(separator: "\n"), attachments)
      }
    }
    return diffing
  }
}

extension Snapshotting {
  /// The same strategy with another comparison.
  func comparing(by diffing: Diffing<Format>) -> Snapshotting {
    var strategy = self
    strategy.diffing = diffing
    return strategy
  }
}
