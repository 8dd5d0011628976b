import Drawing
import Foundation

/// Maps the pixels of a transformed layer to those of the frame.
nonisolated struct PixelMap {
  /// From the layer's pixels to the frame's.
  private let transform: CGAffineTransform
  private let inverse: CGAffineTransform?

  init(_ layer: Layer, in state: DrawState) {
    var transform = layer.transform
    transform.tx = CGFloat(state.origin.x) + (layer.origin.x + transform.tx) * state.scale
    transform.ty = CGFloat(state.origin.y) + (layer.origin.y + transform.ty) * state.scale
    self.transform = transform
    inverse = transform.isInvertible ? transform.inverted() : nil
  }

  /// The pixels of the frame that a part of the layer touches.
  func target(of rect: PixelRect) -> PixelRect {
    rect.isEmpty ? .empty : PixelRect(around: rect.points.applying(transform))
  }

  /// The pixels of the layer that a part of the frame shows; nil if the layer has no area.
  ///
  /// However small the layer is drawn, they are limited to a square of twice the longer side of the
  /// part.
  func source(of clip: PixelRect) -> PixelRect? {
    guard let inverse, !clip.isEmpty else { return nil }
    let whole = clip.points.applying(inverse)
    let (width, height) = (clip.points.width, clip.points.height)
    /// Enough for a whole screen at half its size.
    let most = 2 * max(width, height)
    return PixelRect(
      around: whole.intersection(
        CGRect(x: whole.midX - most / 2, y: whole.midY - most / 2, width: most, height: most)))
  }

  /// How a part of the frame samples the picture of a part of the layer.
  func sampling(of part: PixelRect, from target: PixelRect) -> Sampling {
    let inverse = inverse ?? .identity
    let first = CGPoint(x: CGFloat(target.minX) + 0.5, y: CGFloat(target.minY) + 0.5)
      .applying(inverse)
    return Sampling(
      start: Self.fixed(
        first.x - CGFloat(part.minX) - 0.5, first.y - CGFloat(part.minY) - 0.5),
      right: Self.fixed(inverse.a, inverse.b), down: Self.fixed(inverse.c, inverse.d))
  }

  private static func fixed(_ x: CGFloat, _ y: CGFloat) -> SIMD2<Int> {
    let one = CGFloat(1 << Sampling.bits)
    return SIMD2(Int((x.finite * one).rounded()), Int((y.finite * one).rounded()))
  }
}

nonisolated extension PixelRect {
  /// The rectangle in floating point.
  fileprivate var points: CGRect {
    CGRect(
      x: CGFloat(minX), y: CGFloat(minY), width: CGFloat(width), height: CGFloat(height))
  }

  /// The pixels that a rectangle touches, and one more on each side for its antialiased edge.
  fileprivate init(around rect: CGRect) {
    let outer = rect.insetBy(dx: -1, dy: -1)
    self.init(
      minX: pixel(outer.minX.rounded(.down)), minY: pixel(outer.minY.rounded(.down)),
      maxX: pixel(outer.maxX.rounded(.up)), maxY: pixel(outer.maxY.rounded(.up)))
  }
}
