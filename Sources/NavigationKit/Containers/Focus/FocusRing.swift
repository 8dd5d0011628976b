import Drawing
import Foundation

/// The ring around the view that the keyboard acts on.
enum FocusRing {
  /// The line width and the distance from the view, in points; by eye, like iPadOS'.
  static let width: CGFloat = 3
  private static let gap: CGFloat = 2
  /// The corners of a ring around a view without round corners, in points.
  private static let cornerRadius: CGFloat = 6

  /// The ring around an item, within a rectangle and the round shapes that clip the item.
  static func commands(
    around item: FocusItem, in room: CGRect, traits: UITraitCollection
  ) -> [DrawCommand] {
    let shapes = item.shapesAround
    let frame = shapes.reduce(
      item.frame.insetBy(dx: -gap - width, dy: -gap - width).intersection(room)
    ) { $0.intersection($1.frame) }
    guard frame.width > 2 * width, frame.height > 2 * width else { return [] }
    let own = max(item.view.shapeRadius, cornerRadius) + gap
    let radius = shapes.reduce(own) { max($0, $1.radius(at: frame)) }
    let stroke = Stroke(
      frame: frame, color: UIColor.systemBlue.color(in: traits), width: width,
      cornerRadius: min(radius, frame.width / 2, frame.height / 2))
    return [.stroke(stroke)]
  }
}

/// A rectangle with round corners that clips its content.
private struct RoundShape {
  /// In the stage's points.
  let frame: CGRect
  let radius: CGFloat

  /// The corner radius that a rectangle inside needs so that its corners are inside, too.
  func radius(at inner: CGRect) -> CGFloat {
    let x = min(inner.minX - frame.minX, frame.maxX - inner.maxX)
    let y = min(inner.minY - frame.minY, frame.maxY - inner.maxY)
    return max(0, radius - max(x, y))
  }
}

extension FocusItem {
  /// The shapes with round corners that clip the item, as an alert clips its buttons.
  fileprivate var shapesAround: [RoundShape] {
    sequence(first: view, next: \.superview).dropFirst()
      .filter { $0.isClipped && $0.shapeRadius > 0 }
      .map { RoundShape(frame: $0.convert($0.bounds, to: nil), radius: $0.shapeRadius) }
  }
}
