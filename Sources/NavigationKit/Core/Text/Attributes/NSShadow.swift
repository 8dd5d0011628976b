import Drawing
public import Foundation

// On Linux, Foundation lacks these types.

/// The shadow of text; lengths are in points.
///
/// It is sent along in an `AttributedString`; who made it does not change it from then on.
open nonisolated class NSShadow: NSObject, @unchecked Sendable {
  private let mark = FoundationMark()
  /// How far it is from the letters; one point up unless set, as in UIKit.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// How far its edges are blurred; not at all unless set.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour, a ``UIColor``; a third of black unless set.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)
}

/// The shadow of a text as it is drawn.
nonisolated struct TextShadow: Hashable {
  let color: UIColor
  let offset: CGSize
  var blur: CGFloat = 0

  /// A copy of the letters, which several together make a blurred shadow of.
  struct Copy: Hashable {
    let offset: CGSize
    /// Its share of the shadow's opacity.
    let opacity: Double
  }

  /// The copies to draw for a shadow of an opacity.
  ///
  /// A blur is nine copies on a ring and in its middle, which nearly add up to the opacity where they
  /// all cover each other.
  func copies(opacity: Double) -> [Copy] {
    guard blur > 0 else { return [Copy(offset: offset, opacity: opacity)] }
    let share = 1 - pow(1 - Self.densest * min(opacity, 1), 1 / Double(Self.ring + 1))
    let around = (0..<Self.ring).map { step -> Copy in
      let angle = 2 * CGFloat.pi * CGFloat(step) / CGFloat(Self.ring)
      return Copy(
        offset: CGSize(
          width: offset.width + blur / 2 * cos(angle), height: offset.height + blur / 2 * sin(angle)
        ), opacity: share)
    }
    return around + [Copy(offset: offset, opacity: share)]
  }

  private static let ring = 8
  /// The opacity of the middle of an opaque shadow: with 1, its edges would be hard.
  private static let densest = 0.95
}

extension TextShadow {
  init?(_ shadow: Any?) {
    guard let shadow = shadow as? NSShadow, let color = shadow.shadowColor as? UIColor
    else { return nil }
    self.init(color: color, offset: shadow.shadowOffset, blur: max(0, shadow.shadowBlurRadius))
  }
}

extension Canvas {
  /// Draws one line of text before its shadow.
  mutating func text(
    _ text: String, font: Font, color: Color, at point: CGPoint, width: CGFloat,
    shadow: TextShadow?
  ) {
    if let shadow {
      let dark = shadow.color.color(in: traits)
      for copy in shadow.copies(opacity: dark.alpha) {
        var color = dark
        color.alpha = copy.opacity
        self.text(
          text, font: font, color: color,
          at: CGPoint(x: point.x + copy.offset.width, y: point.y + copy.offset.height),
          width: width)
      }
    }
    self.text(text, font: font, color: color, at: point, width: width)
  }
}
