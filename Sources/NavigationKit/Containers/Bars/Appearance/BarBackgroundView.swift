import Drawing
import Foundation

/// The view of a bar's background for one page.
final class BarBackgroundView: UIView {
  /// The backgrounds between which it fades.
  var backgrounds = BarBackgroundStyles() {
    didSet { if backgrounds != oldValue { fade(from: oldValue) } }
  }
  /// The backgrounds over which they fade in.
  private var former = BarBackgroundStyles()
  /// The page whose scrolling it follows; nil for none.
  weak var page: UIViewController?
  /// The edge of the page at which the bar is; the line is at the bar's opposite edge.
  var edge: ScrollEdge

  init(edge: ScrollEdge) {
    self.edge = edge
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// How far the scrolled background has faded in, 0…1.
  func fraction(at now: TimeInterval) -> CGFloat {
    ScrollEdge.fraction(at: page?.distance(under: edge, at: now))
  }

  /// The visible layers of the backgrounds.
  func layers(at now: TimeInterval) -> [BarBackgroundLayer] {
    let layers = ownLayers(at: now)
    guard let share = share(at: now) else { return layers }
    let traits = traits(within: traitCollection)
    return BarBackgroundLayer.fade(
      from: former.layers(at: fraction(at: now), in: traits), to: layers, share: share, in: traits)
  }

  /// The layers of its own backgrounds, without those over which they fade in.
  func ownLayers(at now: TimeInterval) -> [BarBackgroundLayer] {
    backgrounds.layers(at: fraction(at: now), in: traits(within: traitCollection))
  }

  /// In an animation block a change fades, as one of a background colour does.
  private func fade(from old: BarBackgroundStyles) {
    guard AnimationContext.current?.rotation == nil else { return }
    if animation(of: .barBackground) == nil { former = old }
    propertyDidChange(.barBackground, from: .number(0), to: .number(1))
  }

  /// How much is seen of the backgrounds while they fade in over the former ones.
  private func share(at now: TimeInterval) -> CGFloat? {
    guard case .number(let share)? = animation(of: .barBackground)?.value(at: now), share < 1
    else { return nil }
    return max(0, share)
  }

  override func paint(on canvas: inout Canvas) {
    let traits = traits(within: canvas.traits)
    let bounds = presentedBounds(at: canvas.now)
    for layer in layers(at: canvas.now) {
      paintBackground(layer, in: bounds, traits, on: &canvas)
      paintLine(layer, in: bounds, traits, on: &canvas)
    }
  }

  private func paintBackground(
    _ layer: BarBackgroundLayer, in bounds: CGRect, _ traits: UITraitCollection,
    on canvas: inout Canvas
  ) {
    let background = layer.background
    if !background.isOpaque(in: traits) {
      canvas.frost(bounds, background.glass?.color(in: traits), opacity: layer.opacity)
    }
    canvas.fill(bounds, background.color?.color(in: traits).faded(by: layer.opacity))
    guard let image = background.image, !image.isEmpty else { return }
    canvas.image(
      image, in: bounds, mode: background.imageMode, isCut: true,
      tint: image.tint(tintColor.color(in: traits), in: traits), opacity: layer.opacity)
  }

  private func paintLine(
    _ layer: BarBackgroundLayer, in bounds: CGRect, _ traits: UITraitCollection,
    on canvas: inout Canvas
  ) {
    let color = layer.background.line?.color(in: traits)
    if let image = layer.background.lineImage {
      guard !image.isEmpty else { return }
      canvas.image(
        image, in: line(image.size.height, beside: bounds), tint: image.tint(color, in: traits),
        opacity: layer.opacity)
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
    backgrounds.style.traits(within: traits)
  }
}
