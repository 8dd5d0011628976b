import Drawing
import Foundation

/// The ring around the view that the keyboard acts on.
enum FocusRing {
  /// Its line width and its distance from the view, in points; by eye, like iPadOS'.
  static let width: CGFloat = 3
  private static let gap: CGFloat = 2
  /// The corners of a ring around a view without round corners, in points.
  private static let cornerRadius: CGFloat = 6

  /// The ring of an item: around it, but within the screen.
  static func commands(
    around item: FocusItem, in screen: CGRect, traits: UITraitCollection
  ) -> [DrawCommand] {
    let frame = item.frame.insetBy(dx: -gap - width, dy: -gap - width).intersection(screen)
    guard frame.width > 2 * width, frame.height > 2 * width else { return [] }
    let radius = max(item.view.shapeRadius, cornerRadius) + gap
    let stroke = Stroke(
      frame: frame, color: UIColor.systemBlue.color(in: traits), width: width,
      cornerRadius: min(radius, frame.width / 2, frame.height / 2))
    return [.stroke(stroke)]
  }
}
