import Drawing
import Foundation

/// The round white knob of a switch or a slider, and its shadow.
final class Knob: UIView {
  /// Its colour; white unless set.
  var color: UIColor?

  /// Makes a knob of a diameter, in points.
  init(diameter: CGFloat) {
    super.init(frame: CGRect(x: 0, y: 0, width: diameter, height: diameter))
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func paint(on canvas: inout Canvas) {
    let radius = bounds.height / 2
    for shadow in Knob.shadows {
      canvas.commands.append(
        .shadow(
          Shadow(
            frame: canvas.placed(bounds), cornerRadius: radius, blur: shadow.blur,
            offset: CGSize(width: 0, height: shadow.drop),
            color: Color.black.faded(by: Knob.shadowAlpha))))
    }
    canvas.fill(bounds, (color ?? .white).color(in: canvas.traits), cornerRadius: radius)
  }

  /// The wide shadow below it and the narrow one around it, in points, as Apple's design resources
  /// draw them.
  private static let shadows: [(blur: CGFloat, drop: CGFloat)] = [(13, 6), (4, 0.5)]
  /// How dark each is.
  private static let shadowAlpha = 0.12
}
