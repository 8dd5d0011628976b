import Drawing
import Foundation

/// Maps the pixels of a transformed layer's picture to those of the frame.
nonisolated struct PixelMap {
  /// Pixels per point of the layer's picture.
  ///
  /// It is that of the frame, halved about as often as the layer is drawn at half its size: so letters
  /// and lines are made for the size at which they are seen, and none of their pixels are left out.
  let scale: CGFloat
  /// From the picture's pixels to the frame's.
  private let transform: ProjectiveTransform
  private let inverse: ProjectiveTransform?
  /// The extent of the picture, if it is in perspective: toward the horizon a part of the frame
  /// shows nearly all of the plane.
  let content: CGRect?

  /// Far beyond any layer, in pixels.
  private static let everything = PixelRect(
    minX: -1 << 20, minY: -1 << 20, maxX: 1 << 20, maxY: 1 << 20)
  /// Enough for a page that is turned away until it is narrow, in pixels.
  private static let minimumSide: CGFloat = 2048
  /// Nobody sees anything in a picture that is halved more often.
  private static let maximumHalvings = 8

  init(_ layer: Layer, in state: DrawState) {
    let halvings = Self.halvings(of: layer)
    scale = state.scale / CGFloat(1 << halvings)
    let place = CGAffineTransform(
      a: state.scale, b: 0, c: 0, d: state.scale,
      tx: CGFloat(state.origin.x) + state.rest.x + layer.origin.x * state.scale,
      ty: CGFloat(state.origin.y) + state.rest.y + layer.origin.y * state.scale)
    transform = ProjectiveTransform(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
      .concatenating(layer.projection).concatenating(ProjectiveTransform(place))
    inverse = transform.inverse
    guard layer.perspective != .zero else {
      content = nil
      return
    }
    var own = DrawState(
      scale: scale, origin: PixelPoint(x: 0, y: 0), clip: Self.everything)
    if let clip = layer.clip { own = own.clipped(to: own.rect(clip)) }
    content = own.extent(of: layer.allCommands).points.insetBy(dx: -1, dy: -1)
  }

  private static func halvings(of layer: Layer) -> Int {
    // A layer squeezed in one direction keeps its letters in the other; ``Matte`` makes means then.
    func factor(_ flat: CGAffineTransform) -> CGFloat {
      max(hypot(flat.a, flat.b), hypot(flat.c, flat.d))
    }
    // In perspective the nearest corner counts.
    let factor =
      layer.perspective == .zero
      ? factor(layer.transform)
      : layer.shown.corners.map { factor(layer.projection.flattened(at: $0)) }.max() ?? 1
    guard factor > 0, factor < 0.5 else { return 0 }
    return min(Int((-log2(factor)).rounded()), maximumHalvings)
  }

  /// The pixels of the frame that a part of the picture touches.
  func target(of rect: PixelRect) -> PixelRect {
    guard !rect.isEmpty else { return .empty }
    let box = transform.box(of: rect.points)
    return box.isNull ? .empty : PixelRect(around: box)
  }

  /// The pixels of the picture that a part of the frame shows; nil if the layer has no area.
  ///
  /// However small the layer is drawn, they are limited to a square of twice the longer side of the
  /// part, and of ``minimumSide`` where that is more.
  func source(of clip: PixelRect) -> PixelRect? {
    guard let inverse, !clip.isEmpty else { return nil }
    let visible = inverse.box(of: clip.points)
    let whole = content.map(visible.intersection) ?? visible
    guard !whole.isNull else { return nil }
    let (width, height) = (clip.points.width, clip.points.height)
    // Enough for a whole screen at half its size.
    let maximumSide = max(2 * max(width, height), Self.minimumSide)
    return PixelRect(
      around: whole.intersection(
        CGRect(
          x: whole.midX - maximumSide / 2, y: whole.midY - maximumSide / 2, width: maximumSide,
          height: maximumSide)))
  }

  /// How a part of the frame samples the picture of a part of the layer.
  func sampling(of part: PixelRect, from target: PixelRect) -> Sampling {
    // From the centres of the frame's pixels to those of the picture.
    let start = CGAffineTransform(
      translationX: CGFloat(target.minX) + 0.5, y: CGFloat(target.minY) + 0.5)
    let end = CGAffineTransform(
      translationX: -CGFloat(part.minX) - 0.5, y: -CGFloat(part.minY) - 0.5)
    let inverse = inverse ?? ProjectiveTransform(.identity)
    return Sampling(
      ProjectiveTransform(start).concatenating(inverse).concatenating(ProjectiveTransform(end)))
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
