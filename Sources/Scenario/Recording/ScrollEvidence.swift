import Foundation
import NavigationKit

/// Tells whether a gesture did nothing but scroll, by what was on screen before and after it.
nonisolated enum ScrollEvidence {
  /// Whether elements only moved, all of them one way along one axis, under the same title.
  static func isScroll(from before: [StageElement], to after: [StageElement]) -> Bool {
    let (old, new) = (unique(before), unique(after))
    guard titles(before) == titles(after) else { return false }
    let moves = old.compactMap { name, element in new[name].map { Move(element.frame, $0.frame) } }
      .filter { $0 != .none }
    guard let first = moves.first else {
      // Nothing that could have moved is there any more: that was a long way.
      return !Set(new.keys).isSubset(of: old.keys)
    }
    return moves.allSatisfy { $0.direction == first.direction } && first.direction != nil
  }

  /// How far an element moved, in points.
  private struct Move: Hashable {
    let x, y: CGFloat

    static let none = Move(.zero, .zero)

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

  /// The elements whose role and label no other one has.
  private static func unique(_ elements: [StageElement]) -> [Name: StageElement] {
    Dictionary(grouping: elements) { Name(role: $0.role, label: $0.label) }
      .compactMapValues { $0.count == 1 ? $0[0] : nil }
  }
}
