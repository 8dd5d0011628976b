import Drawing
import Foundation

extension Canvas {
  /// Draws a layer's picture, and what a shape or gradient layer draws.
  mutating func drawLayerContents(of view: UIView, bounds: CGRect) {
    guard let layer = view.layerIfUsed else { return }
    drawContents(of: view.layerValues(at: now)?.style ?? layer.style, in: bounds)
    if layer.drawsContents,
      let recording = layer.recording(of: view.layerValues(at: now) ?? layer.values)
    {
      image(.recording(recording), in: recording.bounds, tint: nil)
    }
    if layer.paintsText {
      layer.paint(view.layerValues(at: now) ?? layer.values, in: bounds, on: &self)
    }
  }

  /// Draws a layer's border, which is above all that is in the layer.
  mutating func drawBorder(of view: UIView, bounds: CGRect) {
    guard let layer = view.layerIfUsed else { return }
    let style = view.layerValues(at: now)?.style ?? layer.style
    guard style.borderWidth > 0 else { return }
    let outline = view.outline(of: bounds, at: now)
    cut(to: bounds, of: outline.rect) { canvas in
      canvas.stroke(
        outline.rect, style.borderColor, width: style.borderWidth, cornerRadius: outline.radius,
        curve: outline.curve)
      guard outline.rect != bounds else { return }
      // Where the outline is outside, the border is a straight line.
      for edge in bounds.edges(notIn: outline.rect, width: style.borderWidth) {
        canvas.fill(edge, style.borderColor)
      }
    }
  }

  mutating func drawShadow(of view: UIView, bounds: CGRect, background: Color?) {
    guard let layer = view.layerIfUsed, !view.isClipped else { return }
    let style = view.layerValues(at: now)?.style ?? layer.style
    guard style.shadowOpacity > 0, let color = style.shadowColor,
      style.shadowPath != nil || background != nil
    else { return }
    let strength = Double(min(style.shadowOpacity, 1))
    shadow(
      around: style.shadowPath?.boundingBox ?? bounds, cornerRadius: style.cornerRadius.finite,
      blur: 2 * max(0, style.shadowRadius.finite), offset: style.shadowOffset.finite,
      color: color.faded(
        by: style.shadowPath == nil ? strength * (background?.alpha ?? 0) : strength))
  }

  /// Mixes the picture of a view with its picture before a transition; returns the cross-fade.
  mutating func mixInFormerPicture(of view: UIView, size: CGSize) -> CrossFade? {
    guard let (former, progress) = view.layerIfUsed?.transition(at: now) else { return nil }
    let mixed = former.mixed(with: commands, progress: progress, size: size)
    commands = mixed.commands
    return mixed.crossFade
  }

  /// A rectangle larger than any screen, which transforms keep finite.
  static let everything = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  /// The recording of a view's mask, whose opacity cuts out what is visible; nil if it has none.
  func mask(of view: UIView, size: CGSize) -> GraphicsRecording? {
    guard let mask = view.layerIfUsed?.mask?.view else { return nil }
    let content = view.presentedBoundsOrigin(at: now)
    var inner = Canvas(now: now, traits: traits, measurer: measurer, visible: Canvas.everything)
    inner.origin = CGPoint(x: -content.x, y: -content.y)
    inner.draw(mask)
    return GraphicsRecording(
      bounds: CGRect(origin: .zero, size: size).union(inner.placed(maskFrame(mask))),
      operations: GraphicsOperation.operations(of: inner.commands))
  }

  /// The rectangle that a mask draws in: a shape reaches beyond its layer, which often has no size.
  private func maskFrame(_ mask: UIView) -> CGRect {
    let (frame, origin) = (
      mask.presentedGeometry(at: now).frame, mask.presentedBoundsOrigin(at: now)
    )
    guard let layer = mask.layerIfUsed, frame.isEmpty,
      let shape = layer.recording(of: mask.layerValues(at: now) ?? layer.values)?.bounds
    else { return frame }
    return shape.offsetBy(dx: frame.minX - origin.x, dy: frame.minY - origin.y)
  }
}

extension UIView {
  /// Whether a transition between two pictures of it runs.
  func isChangingPicture(at now: TimeInterval) -> Bool {
    layerIfUsed?.transition(at: now) != nil
  }

  /// The background that is drawn at a time.
  func presentedBackground(in traits: UITraitCollection, at now: TimeInterval) -> Color? {
    if let values = layerValues(at: now) { return values.backgroundColor }
    return presentedColor(
      .backgroundColor, model: backgroundColor?.color(in: traits), at: now)
  }
}
