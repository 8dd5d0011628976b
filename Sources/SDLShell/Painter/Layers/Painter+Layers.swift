import CSDL2
import Drawing
import Foundation

extension Painter {
  func draw(_ layer: Layer, in state: DrawState) {
    guard layer.isUntransformed || layer.isScaledPicture && !isBaking else {
      return drawTransformed(layer, in: state)
    }
    let inner = state.inside(layer)
    guard !inner.clip.isEmpty, layer.opacity > 0 else { return }
    let isRounded = layer.clip != nil && (layer.cornerRadius > 0 || layer.arrow != nil)
    let alpha = Double(min(layer.opacity, 1)) * inner.alpha
    let isWhole = layer.dim > 0 || !layer.transform.isIdentity
    if isRounded || layer.mask != nil || layer.crossFade != nil
      || alpha < 1 && (isWhole || inner.overlaps(layer.commands))
    {
      return drawGroup(layer, in: inner, outline: isRounded ? layer.outline.map(inner.rect) : nil)
    }
    var faded = inner
    faded.alpha = alpha
    drawContents(of: layer, in: faded)
  }

  /// Draws a layer's commands and its dimming.
  private func drawContents(of layer: Layer, in state: DrawState) {
    if !drawCached(layer, in: state) { draw(layer.commands, in: state) }
    guard layer.dim > 0 else { return }
    let dimmed = layer.clip == nil ? state.extent(of: layer.allCommands) : state.clip
    darken(dimmed, by: Double(min(layer.dim, 1)), in: state)
  }

  /// Draws a layer as a group.
  ///
  /// The layer is drawn opaque, then the pixels that were there before are drawn over it with the
  /// rest of the opacity. This needs neither a second render target nor premultiplied colours.
  private func drawGroup(_ layer: Layer, in state: DrawState, outline: PixelRect?) {
    let alpha = Double(min(layer.opacity, 1)) * state.alpha
    let touched = layer.clip == nil ? state.extent(of: layer.allCommands) : state.clip
    var solid = state.clipped(to: touched)
    solid.alpha = 1
    guard !solid.clip.isEmpty else { return }
    let corners = outline.map { backdrop(around: $0, of: layer, in: solid) } ?? []
    let whole = alpha < 1 ? Backdrop(reading: solid.clip, from: renderer) : nil
    let masked = layer.mask.flatMap { backdrop(behind: $0, in: solid) }
    let former = layer.crossFade.flatMap { picture(of: $0, in: solid) }
    drawContents(of: layer, in: solid)
    restore(former.map { [$0] } ?? [], alpha: Double(layer.crossFade?.share ?? 0), in: solid)
    restore(masked.map { [$0] } ?? [], alpha: 1, in: solid)
    restore(corners, alpha: 1, in: solid)
    restore(whole.map { [$0] } ?? [], alpha: 1 - alpha, in: solid)
  }

  /// The pixels that the frame would have with a layer's old picture.
  private func picture(of fade: CrossFade, in state: DrawState) -> Backdrop? {
    guard fade.share > 0, let ground = Backdrop(reading: state.clip, from: renderer) else {
      return nil
    }
    draw(fade.former, in: state)
    defer { restore([ground], alpha: 1, in: state) }
    return Backdrop(reading: state.clip, from: renderer)
  }

  /// The pixels behind a layer, as far as its mask hides the layer.
  private func backdrop(behind mask: GraphicsRecording, in state: DrawState) -> Backdrop? {
    guard var backdrop = Backdrop(reading: state.clip, from: renderer) else { return nil }
    let whole = state.rect(mask.bounds)
    let part = whole.intersection(state.clip)
    let pixels = rasterizer.picture(
      of: mask, width: whole.width, height: whole.height,
      part: part.moved(by: PixelPoint(x: -whole.minX, y: -whole.minY)))?.straightPixels
    backdrop.cutOut { x, y in
      guard let pixels, part.contains(x: x, y: y) else { return 0 }
      return Double(pixels[Int((y - part.minY) * part.width + x - part.minX)] >> 24) / 255
    }
    return backdrop
  }

  /// The pixels outside a layer's round corners, and beside its arrow.
  private func backdrop(around outline: PixelRect, of layer: Layer, in state: DrawState)
    -> [Backdrop]
  {
    let zoom = layer.scale ?? 1
    let arrow = layer.arrow.map {
      ArrowShape($0, of: outline, origin: state.origin, scale: scale * zoom)
    }
    let body = arrow?.body(of: outline) ?? outline
    var beside = arrow.flatMap {
      Backdrop(reading: $0.strip.intersection(state.clip), from: renderer)
    }
    if let arrow { beside?.cutOut(arrow.coverage) }
    return backdropOfCorners(
      body, radius: layer.cornerRadius * zoom, curve: layer.cornerCurve, in: state)
      + (beside.map { [$0] } ?? [])
  }

  /// The pixels outside the rounded corners of a rectangle, to be restored once it is drawn.
  func backdropOfCorners(
    _ rect: PixelRect, radius: CGFloat, curve: CornerCurve, in state: DrawState
  ) -> [Backdrop] {
    let shape = CornerShape(of: rect, radius: radius * scale, curve: curve)
    guard shape.tile > 0 else { return [] }
    let table = table(of: shape)
    return shape.corners(of: rect).compactMap { _, corner in
      let visible = corner.intersection(state.clip)
      var backdrop = Backdrop(reading: visible, from: renderer)
      backdrop?.cutOut { x, y in
        let level = table.level(
          x: min(x - rect.minX, rect.maxX - 1 - x), y: min(y - rect.minY, rect.maxY - 1 - y))
        return Double(level) / 255
      }
      return backdrop
    }
  }

  /// Draws saved pixels again.
  func restore(_ backdrops: [Backdrop], alpha: Double, in state: DrawState) {
    for backdrop in backdrops {
      let rect = backdrop.rect
      guard
        let texture = Texture(
          backdrop.pixels, width: rect.width, height: rect.height, on: renderer)
      else { continue }
      copy(texture, to: rect, color: .white.faded(by: alpha), in: state)
    }
  }

  /// Copies the picture of a moving or scaled page; returns false if it has to be drawn command by
  /// command.
  private func drawCached(_ layer: Layer, in state: DrawState) -> Bool {
    guard layer.isKept, !isBaking, state.alpha == 1, let clip = layer.clip,
      let outline = layer.outline
    else { return false }
    let part = PixelRect(clip, scale: scale)
    let target = layer.scale == 1 ? part.moved(by: state.origin) : state.rect(outline)
    guard !state.clip.isEmpty, let texture = picture(of: layer, part: part, in: state) else {
      return false
    }
    copy(texture, to: target, in: state)
    return true
  }

  private func picture(of layer: Layer, part: PixelRect, in state: DrawState) -> Texture? {
    let cached = pageCache.page(
      of: layer.commands, part: part, scale: scale, arrivals: pictures.arrivals)
    if let cached {
      pictures.want(cached.wanted)
      return cached.texture
    }
    // A scaled page can only be drawn from a picture.
    let candidate = PageCache.Candidate(commands: layer.commands, part: part)
    guard pageCache.shouldCache(candidate) || layer.scale != 1 else { return nil }
    return cache(candidate)
  }

  /// Makes a picture between two frames, for the next one to copy, so that all frames of a motion
  /// are short.
  func prepare() {
    guard let next = pageCache.next, cache(next) != nil else { return }
    pictures.endFrame()
  }

  /// Makes a picture of a layer and adds it to the cache.
  private func cache(_ candidate: PageCache.Candidate) -> Texture? {
    let (commands, part) = (candidate.commands, candidate.part)
    // A page far larger than the screen would cost more memory than it saves time.
    guard let screen = renderer.outputSize, part.area <= screen.area * 3 / 2,
      let texture = Texture(canvasOf: part.width, part.height, on: renderer)
    else { return nil }
    let before = pictures.wanted.count
    guard bake(commands, part: part, into: texture, onto: .black, andThen: {}) != nil
    else { return nil }
    pageCache.add(
      PageCache.Page(
        commands: commands, part: part, scale: scale, arrivals: pictures.arrivals,
        wanted: Array(pictures.wanted[before...]), texture: texture))
    return texture
  }

  /// Draws commands into a texture, and calls `read` while the texture is the render target.
  ///
  /// Returns nil if SDL cannot; the frame fails then.
  func bake<Result>(
    _ commands: [DrawCommand], part: PixelRect, into texture: Texture, onto ground: Color,
    andThen read: () -> Result
  ) -> Result? {
    let outer = (target: SDL_GetRenderTarget(renderer.pointer), isBaking: isBaking)
    guard aim(at: texture.pointer) else { return nil }
    isBaking = true
    let canvas = PixelRect(x: 0, y: 0, width: part.width, height: part.height)
    let origin = PixelPoint(x: -part.minX, y: -part.minY)
    draw(commands, in: DrawState(scale: scale, origin: origin, clip: canvas), onto: ground)
    let result = read()
    isBaking = outer.isBaking
    return aim(at: outer.target) ? result : nil
  }

  /// Draws translucent black over pixels.
  ///
  /// Software rendering takes much longer for a translucent fill than for changing the pixels
  /// directly, so this does the latter where it can.
  func darken(_ rect: PixelRect, by amount: Double, in state: DrawState) {
    guard renderer.isSoftware, !isBaking, let surface = renderer.surface,
      surface.pointee.format.pointee.BytesPerPixel == 4
    else { return fill([rect], Color.black.faded(by: amount), in: state) }
    SDL_RenderFlush(renderer.pointer)
    let part = rect.intersection(state.clip)
    written.add(part)
    surface.darken(part, by: amount * Double(state.alpha))
  }
}
