import Drawing
public import Foundation

extension UIImage {
  /// Draws the image in the current context at its own size.
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in the current context with a blend mode and an opacity.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in the current context, stretched over a rectangle; a template is black.
  public func draw(in rect: CGRect) {
    guard !isEmpty, rect.width > 0, rect.height > 0 else { return }
    let shown = resolved(in: .current)
    let tint = tint(.black, in: .current)
    for slice in shown.slices(filling: rect.finite) {
      GraphicsContexts.current?.record(
        .image(
          ImagePlacement(
            image: shown.reference, frame: slice.frame,
            clip: slice.frame == slice.clip ? nil : slice.clip, tint: tint)))
    }
  }

  /// Draws the image in the current context with a blend mode and an opacity.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsContexts.current else { return }
    context.keepingState {
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
      draw(in: rect)
    }
  }
}
