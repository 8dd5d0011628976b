import CSDL2
import Drawing
import Foundation

/// Identifies the picture of a layer before its transform.
nonisolated struct MatteKey: Hashable {
  /// The layer without position, transform and opacity.
  let layer: Layer
  /// The part of the layer that is drawn.
  let part: PixelRect
  /// Pixels per point of the picture.
  let scale: CGFloat
  /// ``PictureStore/arrivals`` when it was drawn.
  let arrivals: Int
}

/// Identifies the picture of a layer after its transform.
nonisolated struct TransformedKey: Hashable {
  let matte: MatteKey
  let sampling: Sampling
  let target: PixelRect
}

/// A layer's picture, and the image files that were missing when it was drawn.
nonisolated struct DrawnMatte {
  let matte: Matte
  let wanted: [PictureRequest]
}

extension Painter {
  /// Draws a layer that is rotated, mirrored, scaled or seen in perspective.
  ///
  /// The layer is drawn into a picture without its transform, and the frame's pixels are sampled
  /// from that: smooth inside and at the edges, and equal on every renderer. Materials in the layer
  /// have nothing behind them to blur.
  func drawTransformed(_ layer: Layer, in state: DrawState) {
    let map = PixelMap(layer, in: state)
    guard layer.opacity > 0, let reach = map.source(of: state.clip) else { return }
    var flat = layer
    (flat.origin, flat.transform, flat.opacity, flat.isKept) = (.zero, .identity, 1, false)
    flat.perspective = .zero
    let part = DrawState(scale: map.scale, origin: PixelPoint(x: 0, y: 0), clip: reach)
      .extent(of: .layer(flat))
    let target = map.target(of: part).intersection(state.clip)
    guard !part.isEmpty, !target.isEmpty else { return }
    let matte = MatteKey(layer: flat, part: part, scale: map.scale, arrivals: pictures.arrivals)
    let key = TransformedKey(
      matte: matte, sampling: map.sampling(of: part, from: target), target: target)
    guard let texture = transformed(key) else { return }
    let color = Color.white.faded(by: Double(min(layer.opacity, 1)))
    copy(texture, to: target, color: color, in: state)
  }

  private func transformed(_ key: TransformedKey) -> Texture? {
    guard let drawn = drawnMatte(key.matte) else { return nil }
    if let texture = transformed.value(for: key) { return texture }
    let (width, height) = (key.target.width, key.target.height)
    let pixels = drawn.matte.sampled(key.sampling, width: Int(width), height: Int(height))
    guard let texture = Texture(pixels, width: width, height: height, on: renderer) else {
      return nil
    }
    transformed.keep(texture, bytes: texture.bytes, for: key)
    return texture
  }

  private func drawnMatte(_ key: MatteKey) -> DrawnMatte? {
    if let drawn = mattes.value(for: key) {
      pictures.want(drawn.wanted)
      return drawn
    }
    let part = key.part
    let before = pictures.wanted.count
    guard let texture = Texture(canvasOf: part.width, part.height, on: renderer),
      let black = pixels(of: key, on: .black, in: texture),
      let white = pixels(of: key, on: .white, in: texture)
    else { return nil }
    let drawn = DrawnMatte(
      matte: Matte(onBlack: black, onWhite: white, width: part.width, height: part.height),
      wanted: Array(pictures.wanted[before...]))
    mattes.keep(drawn, bytes: texture.bytes, for: key)
    return drawn
  }

  private func pixels(of key: MatteKey, on ground: Color, in texture: Texture) -> [UInt32]? {
    let outer = scale
    scale = key.scale
    defer { scale = outer }
    return bake([.layer(key.layer)], part: key.part, into: texture, onto: ground) {
      let canvas = PixelRect(x: 0, y: 0, width: key.part.width, height: key.part.height)
      return Backdrop(reading: canvas, from: renderer)?.pixels
    } ?? nil
  }
}
