import Drawing
import Foundation

/// How often a layer draws what is inside, and what changes each time.
struct Replication {
  var count = 1
  /// Seconds by which each copy is behind the one before.
  var delay: CGFloat = 0
  var transform = CATransform3DIdentity
  var color: Color? = .white
  var redOffset: CGFloat = 0
  var greenOffset: CGFloat = 0
  var blueOffset: CGFloat = 0
  var alphaOffset: CGFloat = 0

  /// The colour that a copy is multiplied with.
  func color(of index: Int) -> Color {
    let (start, step) = (color ?? .clear, Double(index))
    func level(_ own: Double, _ offset: CGFloat) -> Double {
      min(max(own + Double(offset) * step, 0), 1)
    }
    return Color(
      red: level(start.red, redOffset), green: level(start.green, greenOffset),
      blue: level(start.blue, blueOffset), alpha: level(start.alpha, alphaOffset))
  }

  /// The transform of a copy, around a point.
  func transform(of index: Int, around anchor: CGPoint) -> CGAffineTransform {
    let step = CATransform3DGetAffineTransform(transform)
    let whole = (0..<index).reduce(CGAffineTransform.identity) { sum, _ in sum.concatenating(step) }
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(whole)
      .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }
}

extension Canvas {
  /// Draws something again and again, each time as it is a little earlier, elsewhere and in another
  /// colour.
  mutating func draw(
    _ replication: Replication, around anchor: CGPoint, _ draw: (inout Canvas) -> Void
  ) {
    for index in 0..<max(0, replication.count) {
      let transform = replication.transform(of: index, around: anchor)
      let color = replication.color(of: index)
      guard color.alpha > 0, transform.isInvertible else { continue }
      var inner = Canvas(
        now: now - Double(replication.delay) * Double(index), traits: traits, measurer: measurer,
        visible: visible.offsetBy(dx: -origin.x, dy: -origin.y).applying(transform.inverted()))
      draw(&inner)
      guard !inner.commands.isEmpty else { continue }
      var place = transform
      (place.tx, place.ty) = (0, 0)
      commands.append(
        .layer(
          Layer(
            origin: placed(CGPoint(x: transform.tx, y: transform.ty)), transform: place,
            opacity: CGFloat(color.alpha),
            commands: inner.commands.map { $0.multiplied(by: color) })))
    }
  }
}

extension UIView {
  /// Its anchor point in its own coordinates.
  var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
  }
}
