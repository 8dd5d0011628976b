import Foundation

/// The eight spokes of an activity indicator; spoke 0 is at the top, the others follow clockwise.
nonisolated struct SpokeWheel: Hashable, Sendable {
  /// How a spoke is drawn.
  enum Shape: Hashable, Sendable {
    /// A bar with round ends.
    case straight(CGRect)
    /// A symbol, drawn as a diagonal bar.
    case oblique(String, CGRect)
  }

  let bounds: CGRect
  let style: UIActivityIndicatorView.Style

  func shape(of spoke: Int) -> Shape {
    let (inner, outer, width) = (side * Self.inner, side * Self.outer, side * Self.width)
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    func bar(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Shape {
      .straight(CGRect(x: middle.x + x, y: middle.y + y, width: width, height: height))
    }
    switch spoke {
    case 0: return bar(-width / 2, -outer, width, outer - inner)
    case 2: return bar(inner, -width / 2, outer - inner, width)
    case 4: return bar(-width / 2, inner, width, outer - inner)
    case 6: return bar(-outer, -width / 2, outer - inner, width)
    default: return oblique(spoke, around: middle, inner: inner, outer: outer)
    }
  }

  /// A diagonal spoke, whose symbol is drawn as wide and as long as a straight spoke.
  private func oblique(
    _ spoke: Int, around middle: CGPoint, inner: CGFloat, outer: CGFloat
  ) -> Shape {
    let distance = (inner + outer) / 2 / 2.0.squareRoot()
    let (isRight, isUp) = (spoke == 1 || spoke == 3, spoke == 1 || spoke == 7)
    let box = side * Self.box
    let frame = CGRect(
      x: middle.x + (isRight ? distance : -distance) - box / 2,
      y: middle.y + (isUp ? -distance : distance) - box / 2, width: box, height: box)
    return .oblique(isRight == isUp ? "spoke.rising" : "spoke.falling", frame)
  }

  private var side: CGFloat { SpokeWheel.side(of: style) }

  /// The opacity of a spoke after a number of steps: the opaque spoke advances clockwise, and the
  /// spokes behind it fade.
  static func alpha(of spoke: Int, step: Int) -> Double {
    let age = ((step - spoke) % count + count) % count
    return max(minimumAlpha, 1 - Double(age) * fading)
  }

  /// The wheel's side in points, as in UIKit.
  static func side(of style: UIActivityIndicatorView.Style) -> CGFloat {
    style.isLarge ? 37 : 20
  }

  /// The number of spokes.
  static let count = 8
  /// Seconds from one step to the next; a turn takes 0.8 seconds; tuned by eye.
  static let interval: TimeInterval = 0.1

  /// Where a spoke starts and ends, measured from the centre, and its width, as fractions of the
  /// wheel's side; tuned by eye to look like the system's.
  private static let inner: CGFloat = 0.22
  private static let outer: CGFloat = 0.48
  private static let width: CGFloat = 0.125
  /// The side of a diagonal spoke's square, as a fraction of the wheel's side.
  private static let box: CGFloat = 0.25
  /// The opacity a spoke loses with each step, and the least opacity; tuned by eye.
  private static let fading = 0.14
  private static let minimumAlpha = 0.25
}
