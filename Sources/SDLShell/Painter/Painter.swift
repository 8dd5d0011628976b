import CSDL2
import Drawing
import Foundation

/// Draws frames with one renderer, onto a window or a surface.
///
/// The owner presents the frame. A window that renders in software sets `renderer.surface` to its
/// current surface before each frame; without one, dimming a page takes a slower path.
final class Painter {
  /// The renderer it draws with.
  let renderer: Renderer
  /// Pixels per point; text and symbols are rendered anew when it changes.
  var scale: CGFloat

  let text: TextEngine
  let images: ImageLibrary
  let pictures: PictureStore
  /// Rendered lines of text: enough for the rows of a few pages at 3 pixels per point.
  var lines = ByteLimitedCache<DrawnLineKey, DrawnLine>(limit: 8 << 20)
  /// Masks of corners and shadows.
  var masks = ByteLimitedCache<MaskKey, Texture>(limit: 4 << 20)
  /// The coverage tables of corners: enough for those of a screen and all that is on it.
  var corners = ByteLimitedCache<CornerShape, CornerTable>(limit: 1 << 20)
  var pageCache = PageCache()
  /// Pictures of transformed layers before the transform: enough for a few screens.
  var mattes = ByteLimitedCache<MatteKey, DrawnMatte>(limit: 32 << 20)
  /// Pictures of graphics recordings: enough for a few screens.
  var recordings = ByteLimitedCache<DrawnRecordingKey, Texture>(limit: 32 << 20)
  /// Pictures of transformed layers after the transform.
  var transformed = ByteLimitedCache<TransformedKey, Texture>(limit: 16 << 20)
  /// The renderer's current clip; nil if unknown.
  private var currentClip: PixelRect?
  /// The first error in this frame; thrown at its end.
  private var failure: SDLError?
  /// The opaque colours that were filled in this frame, as 0xRRGGBB.
  private(set) var filledColors: Set<UInt32> = []
  /// The record of the pixels that this frame has written so far.
  var written = WrittenPixels()
  /// Whether it is drawing into a texture instead of the frame.
  var isBaking = false

  /// Makes a painter.
  ///
  /// `onPicture` is called on the worker's thread when a picture has been decoded; with nil,
  /// pictures are decoded while the frame that first shows them is drawn.
  init(
    renderer: Renderer, scale: CGFloat, text: TextEngine, images: ImageLibrary,
    onPicture: (@Sendable () -> Void)?
  ) {
    self.renderer = renderer
    self.scale = scale
    self.text = text
    self.images = images
    pictures = PictureStore(renderer: renderer, images: images, onArrival: onPicture)
  }

  /// Whether the last frame shows placeholders for pictures that are still being decoded.
  var hasPendingPictures: Bool { pictures.hasPending }

  /// Draws a whole frame over the old one; uncovered parts are black.
  ///
  /// - Throws: SDLError if SDL could not draw all of it.
  func paint(_ list: DisplayList) throws(SDLError) {
    try paint([PaintedLayer(list, scale: scale)])
  }

  /// Draws frames over each other and over the old ones.
  ///
  /// - Parameter ground: The colour of the parts that the first frame does not cover.
  /// - Throws: SDLError if SDL could not draw all of it.
  func paint(_ layers: [PaintedLayer], ground: Color = .black) throws(SDLError) {
    pictures.beginFrame()
    currentClip = nil
    filledColors = []
    written = WrittenPixels()
    let canvas = renderer.outputSize
    for (index, layer) in layers.enumerated() {
      scale = layer.scale
      let origin = PixelPoint(x: pixel(layer.corner.x), y: pixel(layer.corner.y))
      let frame = PixelRect(CGRect(origin: .zero, size: layer.list.size), scale: scale)
        .moved(by: origin)
      // A layer may be larger than the target.
      let clip = canvas?.intersection(frame) ?? frame
      if index == 0, let canvas, clip != canvas || layer.ground == .clear { clear(to: ground) }
      draw(
        layer.list.commands, in: DrawState(scale: scale, origin: origin, clip: clip),
        onto: layer.ground)
    }
    layers.first.map { scale = $0.scale }
    pageCache.endFrame()
    pictures.endFrame()
    SDL_RenderSetClipRect(renderer.pointer, nil)
    SDL_RenderFlush(renderer.pointer)
    if let failure {
      self.failure = nil
      throw failure
    }
  }

  /// Gives the whole render target one colour.
  private func clear(to color: Color) {
    let levels = color.levels
    SDL_SetRenderDrawColor(
      renderer.pointer, levels.red, levels.green, levels.blue, levels.alpha)
    SDL_RenderClear(renderer.pointer)
    written.forgetAreas()
  }

  /// Makes pixels of the frame transparent once it is drawn, with a renderer that keeps that.
  func clear(_ rects: [PixelRect]) {
    guard !rects.isEmpty else { return }
    SDL_SetRenderDrawBlendMode(renderer.pointer, SDL_BLENDMODE_NONE)
    SDL_SetRenderDrawColor(renderer.pointer, 0, 0, 0, 0)
    SDL_RenderFillRects(renderer.pointer, rects.map(\.sdl), Int32(rects.count))
  }

  /// Draws commands back to front, without parts that later ones hide; `ground` fills what none of
  /// them hides.
  func draw(_ commands: [DrawCommand], in state: DrawState, onto ground: Color = .clear) {
    let (parts, rest) = state.visibleParts(of: commands)
    if !rest.isEmpty { fill([rest], ground, in: state) }
    for (command, part) in zip(commands, parts) where !part.isEmpty {
      draw(command, in: state.clipped(to: part))
    }
  }

  private func draw(_ command: DrawCommand, in state: DrawState) {
    switch command {
    case .fill(let fill): draw(fill, in: state)
    case .stroke(let stroke): draw(stroke, in: state)
    case .gradient(let gradient): draw(gradient, in: state)
    case .shadow(let shadow): draw(shadow, in: state)
    case .material(let material): draw(material, in: state)
    case .text(let line): draw(line, in: state)
    case .image(let placement): draw(placement, in: state)
    case .layer(let layer): draw(layer, in: state)
    }
  }

  /// Sets the renderer's clip.
  func use(_ clip: PixelRect) {
    guard clip != currentClip else { return }
    currentClip = clip
    var rect = clip.sdl
    SDL_RenderSetClipRect(renderer.pointer, &rect)
  }

  /// Sets the render target, nil for the frame; returns false if SDL cannot, which makes the frame
  /// fail.
  func aim(at target: OpaquePointer?) -> Bool {
    currentClip = nil
    written.forgetAreas()
    guard SDL_SetRenderTarget(renderer.pointer, target) == 0 else {
      failure = failure ?? .noTarget(reason: Renderer.reason)
      return false
    }
    return true
  }

  /// Fills rectangles with one colour, but for those that have it already.
  func fill(_ rects: [PixelRect], _ color: Color, in state: DrawState) {
    let levels = color.faded(by: state.alpha).levels
    guard levels.alpha > 0 else { return }
    let isOpaque = levels.alpha == 255
    if isOpaque { filledColors.insert(color.rgb) }
    let rest = rects.filter { rect in
      let visible = rect.intersection(state.clip)
      guard isOpaque else {
        written.add(visible)
        return true
      }
      return written.add(fill: visible, color.rgb) && !fillInPlace(visible, color.rgb)
    }
    guard !rest.isEmpty else { return }
    use(state.clip)
    SDL_SetRenderDrawBlendMode(
      renderer.pointer, isOpaque ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND)
    SDL_SetRenderDrawColor(
      renderer.pointer, levels.red, levels.green, levels.blue, levels.alpha)
    SDL_RenderFillRects(renderer.pointer, rest.map(\.sdl), Int32(rest.count))
  }

  /// Fills a part of the frame if that pays and its pixels are in memory.
  private func fillInPlace(_ rect: PixelRect, _ rgb: UInt32) -> Bool {
    guard !WrittenPixels.isSmall(rect), let block = block(of: rect) else { return false }
    block.fill(rgb | block.opaque)
    return true
  }

  /// A part of the frame as drawn so far, to be changed in place; nil if it is not in memory.
  func block(of rect: PixelRect) -> PixelBlock? {
    guard renderer.isSoftware, !isBaking, let surface = renderer.surface,
      let block = PixelBlock(rect, of: surface)
    else { return nil }
    SDL_RenderFlush(renderer.pointer)
    return block
  }

  /// Copies a texture or a part of it; its colours are multiplied by `color`.
  func copy(
    _ texture: Texture, _ source: PixelRect? = nil, to target: PixelRect, color: Color = .white,
    in state: DrawState
  ) {
    let levels = color.faded(by: state.alpha).levels
    let visible = target.intersection(state.clip)
    guard levels.alpha > 0, !visible.isEmpty else { return }
    written.add(visible)
    let whole = PixelRect(x: 0, y: 0, width: texture.width, height: texture.height)
    let part = source ?? whole
    let factors = BlendFactors(
      red: levels.red, green: levels.green, blue: levels.blue, alpha: levels.alpha)
    if copyInPlace(texture, part, to: target, visible, factors) { return }
    use(state.clip)
    SDL_SetTextureColorMod(texture.pointer, levels.red, levels.green, levels.blue)
    SDL_SetTextureAlphaMod(texture.pointer, levels.alpha)
    var from = part.sdl
    var to = target.sdl
    SDL_RenderCopy(renderer.pointer, texture.pointer, &from, &to)
  }
  /// Copies a texture whose colours change on the way, which SDL is slow at, if the pixels of both are
  /// in memory and it keeps its size.
  private func copyInPlace(
    _ texture: Texture, _ source: PixelRect, to target: PixelRect, _ visible: PixelRect,
    _ factors: BlendFactors
  ) -> Bool {
    let whole = PixelRect(x: 0, y: 0, width: texture.width, height: texture.height)
    guard !factors.isPlain, texture.isReadable, source.width == target.width,
      source.height == target.height, whole.intersection(source) == source,
      let block = block(of: visible)
    else { return false }
    let corner = PixelPoint(
      x: source.minX + visible.minX - target.minX, y: source.minY + visible.minY - target.minY)
    return texture.withPixels { pixels, stride in
      block.blend(pixels + Int(corner.y) * stride + Int(corner.x), stride: stride, factors)
    }
  }
}
