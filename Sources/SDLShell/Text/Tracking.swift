package import Foundation

/// The space added after every letter, by font size, so that lines are as long as on iOS.
///
/// The values are San Francisco's. With Inter below 20 points and Inter Display from there on they
/// give its widths too: "Label" at 17 points is 41.6 wide (iOS: 42, rounded up), "Author: Aldous
/// huxley" at 13 is 132 (132.7), and bold at 34 "Settings" is 132.1 (133) and "Books" 98 (98.3).
package nonisolated enum Tracking {
  /// From this size on, in points, Inter Display is used.
  package static let displaySize: CGFloat = 20

  /// The space in points at a font size.
  package static func points(at size: CGFloat) -> CGFloat {
    let knots = size < displaySize ? text : display
    guard let above = knots.firstIndex(where: { $0.size >= size }) else {
      return knots.last?.points ?? 0
    }
    guard above > 0 else { return knots[0].points }
    let (low, high) = (knots[above - 1], knots[above])
    return low.points + (high.points - low.points) * (size - low.size) / (high.size - low.size)
  }

  private static let text: [(size: CGFloat, points: CGFloat)] = [
    (9, 0.17), (10, 0.12), (11, 0.07), (12, 0), (13, -0.08), (14, -0.15), (15, -0.24),
    (16, -0.32), (17, -0.41), (18, -0.43), (19, -0.45),
  ]
  private static let display: [(size: CGFloat, points: CGFloat)] = [
    (20, 0.38), (22, 0.35), (28, 0.36), (34, 0.38), (48, 0.35), (80, 0),
  ]
}
