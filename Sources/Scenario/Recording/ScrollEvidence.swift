import Foundation
import NavigationKit

/// Tells whether a gesture did nothing but scroll, by what was on screen before and after it.
nonisolated enum ScrollEvidence {
  /// Whether all rows moved, one way along one axis, under the same title; without rows, all that is not in
  /// a bar.
  static func isScroll(from before: [StageElement], to after: [StageElement]) -> Bool {
    let (old, new) = (content(of: before), content(of: after))
    guard titles(before) == titles(after), !old.isEmpty, !new.isEmpty else { return false }
    let moves = old.compactMap { name, element in new[name].map { Move(element.frame, $0.frame) } }
    // If nothing that was there is there any more, that was a long way.
    guard let first = moves.first else { return true }
    return first.direction != nil && moves.allSatisfy { $0.direction == first.direction }
  }

  /// How far an element moved, in points.
  private struct Move: Hashable {
    let x, y: CGFloat

    init(_ start: CGRect, _ end: CGRect) {
      (x, y) = ((end.minX - start.minX).rounded(), (end.minY - start.minY).rounded())
    }

    /// The signs of a move along an axis; nil for one aslant.
    var direction: [FloatingPointSign?]? {
      guard (x == 0) != (y == 0) else { return nil }
      return [x == 0 ? nil : x.sign, y == 0 ? nil : y.sign]
    }
  }

  private struct Name: Hashable {
    let role: StageElement.Role
    let label: String
  }

  private static func titles(_ elements: [StageElement]) -> Set<String> {
    Set(
      elements.filter { [.title, .largeTitle, .backButton].contains($0.role) }.map(\.label))
  }

  /// What scrolls, as far as no other element has its role and label.
  private static func content(of elements: [StageElement]) -> [Name: StageElement] {
    let rows = elements.filter { $0.role == .cell }
    let content = rows.isEmpty ? elements.filter { !ofBars.contains($0.role) } : rows
    return Dictionary(grouping: content) { Name(role: $0.role, label: $0.label) }
      .compactMapValues { $0.count == 1 ? $0[0] : nil }
  }

  private static let ofBars: Set<StageElement.Role> = [
    .title, .largeTitle, .prompt, .backButton, .barButton, .toolbarButton, .tab, .key, .indexTitle,
  ]
}
