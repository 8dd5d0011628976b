import Drawing
import Foundation

extension Canvas {
  /// Draws an image in a rectangle of the view being drawn, in its version for the canvas's traits.
  ///
  /// - Parameters:
  ///   - mode: Where in the rectangle it is; edges that keep their size do so only if it fills the
  ///     rectangle, the default.
  ///   - isCut: Whether what is outside of the rectangle is left out.
  ///   - isRightToLeft: Whether one reads from right to left there.
  ///   - tint: The colour it is drawn in; nil for its own colours.
  mutating func image(
    _ image: UIImage, in rect: CGRect, mode: UIView.ContentMode = .scaleToFill,
    isCut: Bool = false, isRightToLeft: Bool = false, tint: Color?, opacity: CGFloat = 1
  ) {
    let image = image.resolved(in: traits)
    guard !image.isEmpty else { return }
    if let name = image.missingName {
      let frame = mode == .scaleToFill ? rect : mode.frame(of: image.size, in: rect)
      return faded(by: opacity) { $0.box(named: name, in: frame.intersection(rect), tint: tint) }
    }
    let reference = image.reference(isRightToLeft: isRightToLeft)
    guard mode == .scaleToFill else {
      let frame = mode.frame(of: image.size, in: rect)
      return self.image(
        reference, in: frame, clip: isCut ? rect : nil, tint: tint, opacity: opacity)
    }
    for slice in image.slices(filling: rect) {
      self.image(reference, in: slice.frame, clip: slice.clip, tint: tint, opacity: opacity)
    }
  }
}
