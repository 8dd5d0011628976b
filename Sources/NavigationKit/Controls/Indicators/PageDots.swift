import Foundation

/// The frames of a page control's dots.
nonisolated struct PageDots: Hashable, Sendable {
  let count: Int
  let bounds: CGRect

  /// The size that fits the dots.
  var size: CGSize {
    CGSize(
      width: max(0, CGFloat(count) * PageDots.pitch - PageDots.gap) + 2 * PageDots.margin,
      height: PageDots.height)
  }

  /// The dots' frames, in the order of the pages, centred in the bounds.
  func frames(isRightToLeft: Bool) -> [CGRect] {
    let width = CGFloat(count) * PageDots.pitch - PageDots.gap
    return (0..<count).map { page in
      let place = CGFloat(isRightToLeft ? count - 1 - page : page)
      return CGRect(
        x: bounds.midX - width / 2 + place * PageDots.pitch, y: bounds.midY - PageDots.dot / 2,
        width: PageDots.dot, height: PageDots.dot)
    }
  }

  /// The page whose dot is nearest to a place, in points from the left edge; there is at least one.
  func page(at x: CGFloat, isRightToLeft: Bool) -> Int {
    let first = frames(isRightToLeft: false)[0].midX
    let place = max(0, min(((x - first) / PageDots.pitch).rounded(), CGFloat(count - 1)))
    return isRightToLeft ? count - 1 - Int(place) : Int(place)
  }

  /// A dot's diameter, the gap between dots, the margin at both ends, and the control's height, in
  /// points; dots and gaps as Apple's design resources draw them.
  private static let dot: CGFloat = 8
  private static let gap: CGFloat = 9
  private static let margin: CGFloat = 12
  private static let height: CGFloat = 26
  /// From one dot's left edge to the next one's.
  static let pitch = dot + gap

  /// The background behind the dots.
  var ground: CGRect {
    CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
