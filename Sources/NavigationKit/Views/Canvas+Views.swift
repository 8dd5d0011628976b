import Drawing
import Foundation

extension Canvas {
  /// Draws a view and all inside it as it looks at the canvas's instant.
  mutating func draw(_ view: UIView) {
    let alpha = view.presentedAlpha(at: now)
    guard !view.isHidden, alpha >= UIView.least else { return }
    let outer = traits
    if let own = view.overrides { traits = UITraitCollection(traitsFrom: [traits, own]) }
    defer { traits = outer }
    let frame = placed(view.presentedFrame(at: now))
    guard !view.clipsToBounds || frame.intersects(visible) else { return }
    drawEdgeShadow(of: view, frame: frame)
    let dim = view.presentedDim(at: now)
    let recess = view.presentedRecess(at: now)
    guard recess == .zero else {
      return drawRecessed(view, by: Recess(recess, of: frame), alpha: alpha, dim: dim)
    }
    let needsLayer = alpha < 1 || dim > 0 || view.clipsToBounds || view.isKeptWhileMoving
    if needsLayer {
      drawLayer(view, frame: frame, alpha: alpha, dim: dim)
    } else {
      drawContents(of: view, frame: frame)
    }
  }

  private mutating func drawLayer(_ view: UIView, frame: CGRect, alpha: CGFloat, dim: CGFloat) {
    let bounds = CGRect(origin: .zero, size: frame.size)
    var inner = Canvas(
      now: now, traits: traits, measurer: measurer,
      visible: view.isKeptWhileMoving
        ? bounds : visible.offsetBy(dx: -frame.minX, dy: -frame.minY))
    if view.clipsToBounds { inner.visible = inner.visible.intersection(bounds) }
    inner.drawContents(of: view, frame: bounds)
    guard !inner.commands.isEmpty else { return }
    let cut = view.cut(to: bounds)
    let isKept = view.isKeptWhileMoving && view.isOpaqueRectangle(in: traits)
    commands.append(
      .layer(
        Layer(
          origin: frame.origin, clip: view.clipsToBounds || isKept ? cut.rect : nil,
          cornerRadius: view.clipsToBounds ? cut.radius : 0, opacity: alpha, dim: dim,
          isKept: isKept, commands: inner.commands)))
  }

  /// Draws a view smaller, with round corners, on black where nothing else is behind it.
  private mutating func drawRecessed(
    _ view: UIView, by recess: Recess, alpha: CGFloat, dim: CGFloat
  ) {
    let bounds = CGRect(origin: .zero, size: recess.frame.size)
    var inner = Canvas(now: now, traits: traits, measurer: measurer, visible: bounds)
    inner.drawContents(of: view, frame: bounds)
    let cut = view.cut(to: bounds)
    if !(view is SheetCard) {
      commands.append(.fill(Fill(frame: recess.frame, color: .black.faded(by: alpha))))
    }
    commands.append(
      .layer(
        Layer(
          origin: recess.origin, scale: recess.scale, clip: cut.rect,
          cornerRadius: view is SheetCard ? cut.radius : recess.cornerRadius, opacity: alpha,
          dim: dim, isKept: true, commands: inner.commands)))
  }

  private mutating func drawContents(of view: UIView, frame: CGRect) {
    let outer = origin
    let content = view.presentedBoundsOrigin(at: now)
    let bounds = CGRect(origin: content, size: frame.size)
    origin = CGPoint(x: frame.minX - content.x, y: frame.minY - content.y)
    let background = view.presentedColor(
      .backgroundColor, model: view.backgroundColor?.color(in: traits), at: now)
    if view.isFrosted {
      frost(bounds, background, cornerRadius: view.layer.cornerRadius)
    } else {
      fill(bounds, background, cornerRadius: view.layer.cornerRadius)
    }
    if frame.intersects(visible) { view.paint(on: &self) }
    drawBorder(of: view, bounds: bounds)
    let seen = visible.offsetBy(dx: -origin.x, dy: -origin.y)
    for subview in view.subviews(near: seen) { draw(subview) }
    origin = outer
  }

  private mutating func drawBorder(of view: UIView, bounds: CGRect) {
    guard view.layer.borderWidth > 0 else { return }
    commands.append(
      .stroke(
        Stroke(
          frame: placed(bounds), color: view.layer.borderColor.color(in: traits),
          width: view.layer.borderWidth, cornerRadius: view.layer.cornerRadius)))
  }

  private mutating func drawEdgeShadow(of view: UIView, frame: CGRect) {
    guard let progress = view.edgeShadow else { return }
    let bands = EdgeShadow.bands(
      beside: frame, isMirrored: view.isRightToLeft, coverage: progress.coverage(at: now))
    commands += bands.filter { $0.frame.intersects(visible) }.map(DrawCommand.gradient)
  }
}

extension UIView {
  /// Whether its background covers all of its bounds.
  func isOpaqueRectangle(in traits: UITraitCollection) -> Bool {
    layer.cornerRadius == 0 && backgroundColor?.color(in: traits).alpha == 1
  }

  /// A colour in the view's own traits.
  func color(_ color: UIColor?) -> Color? { color?.color(in: traitCollection) }
}
