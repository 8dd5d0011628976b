import Drawing
import Foundation

/// One pane of a bar's background: what one page has behind its bar.
final class BarPane: UIView {
  /// What it passes between as content goes under it.
  var grounds = BarGrounds()
  /// The page whose content counts; nil where the bar looks at none.
  weak var page: UIViewController?
  /// The edge of the page that the bar stands at: the line is towards the other one.
  var edge: ScrollEdge

  init(edge: ScrollEdge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// How much of the look for scrolled content shows, 0…1.
  func fraction(at now: TimeInterval) -> CGFloat {
    ScrollEdge.fraction(at: page?.distance(under: edge, at: now))
  }

  /// What is to be seen of the grounds.
  func layers(at now: TimeInterval) -> [BarGroundLayer] {
    grounds.layers(at: fraction(at: now), in: traits(within: traitCollection))
  }

  override func paint(on canvas: inout Canvas) {
    let traits = traits(within: canvas.traits)
    let bounds = presentedBounds(at: canvas.now)
    for layer in layers(at: canvas.now) {
      paintGround(layer, in: bounds, traits, on: &canvas)
      paintLine(layer, in: bounds, traits, on: &canvas)
    }
  }

  private func paintGround(
    _ layer: BarGroundLayer, in bounds: CGRect, _ traits: UITraitCollection,
    on canvas: inout Canvas
  ) {
    let ground = layer.ground
    if !ground.isOpaque(in: traits) {
      canvas.frost(bounds, ground.glass?.color(in: traits), opacity: layer.opacity)
    }
    canvas.fill(bounds, ground.color?.color(in: traits).faded(by: layer.opacity))
    guard let image = ground.image, !image.isEmpty else { return }
    canvas.image(
      image.reference, in: ground.imageMode.frame(of: image.size, in: bounds), clip: bounds,
      tint: image.isTemplate ? tintColor.color(in: traits) : nil, opacity: layer.opacity)
  }

  private func paintLine(
    _ layer: BarGroundLayer, in bounds: CGRect, _ traits: UITraitCollection,
    on canvas: inout Canvas
  ) {
    let color = layer.ground.line?.color(in: traits)
    if let image = layer.ground.lineImage {
      guard !image.isEmpty else { return }
      canvas.image(
        image.reference, in: line(image.size.height, beside: bounds),
        tint: image.isTemplate ? color : nil, opacity: layer.opacity)
    } else {
      canvas.fillHairline(line(canvas.hairline, beside: bounds), color?.faded(by: layer.opacity))
    }
  }

  private func line(_ thickness: CGFloat, beside bounds: CGRect) -> CGRect {
    CGRect(
      x: 0, y: edge == .bottom ? -thickness : bounds.height, width: bounds.width,
      height: thickness)
  }

  private func traits(within traits: UITraitCollection) -> UITraitCollection {
    grounds.style.traits(within: traits)
  }
}
