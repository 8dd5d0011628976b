import Drawing
import Foundation

/// Collects what views draw, as commands in the coordinates of one layer.
struct Canvas {
  /// The time that is drawn, on the stage's clock.
  let now: TimeInterval
  /// The traits it is drawn with.
  var traits: UITraitCollection
  /// Measures text.
  let measurer: any TextMeasurer
  /// The (0, 0) of the view being drawn, in the layer's coordinates.
  var origin = CGPoint.zero
  /// The visible part of the layer; what lies outside is not drawn.
  var visible: CGRect
  /// Whether views are drawn without the views and layers in them.
  var isShallow = false
  /// The commands drawn so far, back to front.
  var commands: [DrawCommand] = []

  /// Fills a rectangle of the view being drawn.
  mutating func fill(
    _ rect: CGRect, _ color: Color?, cornerRadius: CGFloat = 0, curve: CornerCurve = .circular,
    overDark: Color? = nil
  ) {
    let frame = placed(rect)
    guard let color, color.alpha > 0, !rect.isEmpty, frame.intersects(visible) else { return }
    commands.append(
      .fill(
        Fill(
          frame: frame, color: color, cornerRadius: cornerRadius, cornerCurve: curve,
          colorOverDark: overDark)))
  }

  /// Draws a border inside the edge of a rectangle of the view being drawn.
  mutating func stroke(
    _ rect: CGRect, _ color: Color?, width: CGFloat, cornerRadius: CGFloat,
    curve: CornerCurve = .circular
  ) {
    guard let color, color.alpha > 0, width > 0 else { return }
    commands.append(
      .stroke(
        Stroke(
          frame: placed(rect), color: color, width: width, cornerRadius: cornerRadius,
          cornerCurve: curve)))
  }

  /// Draws the shadow of a rounded rectangle of the view being drawn; its blur is two standard
  /// deviations.
  mutating func shadow(
    around rect: CGRect, cornerRadius: CGFloat, blur: CGFloat, offset: CGSize, color: Color
  ) {
    let frame = placed(rect)
    // A blur is invisible beyond three deviations.
    let reach = frame.offsetBy(dx: offset.width, dy: offset.height)
      .insetBy(dx: -1.5 * blur, dy: -1.5 * blur)
    guard color.alpha > 0, !rect.isEmpty, reach.intersects(visible) else { return }
    commands.append(
      .shadow(
        Shadow(
          frame: frame, cornerRadius: cornerRadius, blur: blur, offset: offset, color: color)))
  }

  /// Blurs what is behind a rectangle of the view being drawn, and tints it with a colour.
  ///
  /// An opaque colour is filled in, and so is any colour with reduced transparency.
  ///
  /// - Parameter strength: How much of the glass there is while its tint comes or goes, 0…1: the
  ///   blur gets wider with it.
  mutating func frost(
    _ rect: CGRect, _ color: Color?, cornerRadius: CGFloat = 0, curve: CornerCurve = .circular,
    opacity: CGFloat = 1, strength: CGFloat = 1
  ) {
    guard var color, color.alpha > 0 else { return }
    if traits.reducesTransparency == true { color.alpha = Double(strength) }
    guard color.alpha < 1, traits.reducesTransparency != true else {
      return fill(rect, color.faded(by: opacity), cornerRadius: cornerRadius, curve: curve)
    }
    let frame = placed(rect)
    guard !rect.isEmpty, frame.intersects(visible) else { return }
    commands.append(
      .material(
        Material(
          frame: frame, tint: color, sigma: BarMetrics.blurSigma * strength,
          saturation: 1 + (BarMetrics.blurSaturation - 1) * Double(strength),
          cornerRadius: cornerRadius, cornerCurve: curve, opacity: opacity)))
  }

  /// Draws a symbol or picture over a rectangle of the view being drawn.
  mutating func image(
    _ image: ImageReference, in rect: CGRect, clip: CGRect? = nil, tint: Color?,
    opacity: CGFloat = 1
  ) {
    let picture = ImagePlacement(
      image: image, frame: placed(rect), clip: clip.map(placed), tint: tint)
    faded(by: opacity) { $0.commands.append(.image(picture)) }
  }

  /// Draws something at an opacity, as one.
  mutating func faded(by opacity: CGFloat, _ draw: (inout Canvas) -> Void) {
    guard opacity < 1 else { return draw(&self) }
    var inner = self
    inner.commands = []
    draw(&inner)
    commands.append(.layer(Layer(opacity: opacity, commands: inner.commands)))
  }

  /// Draws one line of text whose top left is at a point of the view being drawn.
  mutating func text(_ text: String, font: Font, color: Color, at point: CGPoint, width: CGFloat) {
    guard !text.isEmpty, color.alpha > 0 else { return }
    let baseline = CGPoint(
      x: origin.x + point.x, y: origin.y + point.y + measurer.ascent(of: font))
    commands.append(
      .text(TextLine(text: text, font: font, color: color, origin: baseline, width: width)))
  }

  /// A point of the view being drawn in the layer's coordinates.
  func placed(_ point: CGPoint) -> CGPoint {
    CGPoint(x: origin.x + point.x, y: origin.y + point.y)
  }

  /// A rectangle of the view being drawn in the layer's coordinates.
  func placed(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: origin.x, dy: origin.y) }
}
