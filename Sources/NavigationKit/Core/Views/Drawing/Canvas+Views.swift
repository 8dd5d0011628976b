import Drawing
import Foundation

extension Canvas {
  /// Draws a view and its subviews as they look at the canvas's time.
  mutating func draw(_ view: UIView, fadedBy opacity: CGFloat = 1) {
    let alpha = min(view.presentedAlpha(at: now), 1) * opacity
    guard !view.isHidden(at: now) || view.isChangingPicture(at: now),
      alpha >= UIView.minimumVisibleAlpha,
      !view.isTurnedAway(at: now)
    else { return }
    let outer = traits
    if let own = view.overrides { traits = UITraitCollection(traitsFrom: [traits, own]) }
    if view.changesTint { traits = traits.tinted(as: view) }
    defer { traits = outer }
    if view.keepsDepthInside {
      for part in view.partsInSpace(at: now) { draw(part.view, fadedBy: part.opacity * opacity) }
      return
    }
    let geometry = view.presentedGeometry(at: now)
    let frame = placed(geometry.translatedFrame)
    let space = view.depthProjection(at: now)
    let isUpright = geometry.transform.isTranslation && space == nil
    guard !view.isClipped || !isUpright || frame.intersects(visible) else { return }
    drawEdgeShadow(of: view, frame: frame)
    let dim = view.presentedDim(at: now)
    let inset = view.presentedBackdropInset(at: now)
    guard isUpright, inset == .zero else {
      return drawProjected(view, geometry, space, inset: inset, alpha: alpha, dim: dim)
    }
    let needsLayer =
      alpha < 1 || dim > 0 || view.isClipped || view.isKeptWhileMoving
      || view.layerIfUsed?.isShownAsPicture == true
    if needsLayer {
      drawLayer(
        view, size: frame.size, as: Projection(at: frame.origin), alpha: alpha, dim: dim)
    } else {
      drawContents(of: view, frame: frame)
    }
  }

  private mutating func drawLayer(
    _ view: UIView, size: CGSize, as projection: Projection, alpha: CGFloat, dim: CGFloat
  ) {
    let bounds = CGRect(origin: .zero, size: size)
    var inner = Canvas(
      now: now, traits: traits, measurer: measurer,
      visible: view.isKeptWhileMoving ? bounds : projection.part(in: visible))
    if view.isClipped { inner.visible = inner.visible.intersection(bounds) }
    if !view.isHidden(at: now) { inner.drawContents(of: view, frame: bounds) }
    var crossFade = inner.mixInFormerPicture(of: view, size: size)
    guard !inner.commands.isEmpty || crossFade != nil else { return }
    let mask = mask(of: view, size: size)
    let outline = view.outline(of: bounds, at: now)
    var cut = outline.rect == bounds ? view.cut(to: bounds, at: now) : outline
    // An outline that reaches beyond the view must not touch what is beside it.
    if view.isClipped, cut.rect != bounds && !cut.reachesBeyond {
      inner.commands = [cut.rounding(inner.commands)]
      if let former = crossFade?.former { crossFade?.former = [cut.rounding(former)] }
      cut = ViewCut(rect: bounds, radius: 0)
    }
    let isKept = view.isKeptWhileMoving && view.isOpaqueRectangle(in: traits)
    let isPicture = mask != nil || crossFade != nil
    commands.append(
      .layer(
        Layer(
          origin: projection.origin, transform: projection.transform,
          perspective: projection.perspective,
          size: projection.perspective == .zero ? nil : size,
          clip: view.isClipped || isKept ? cut.rect : mask?.bounds,
          cornerRadius: view.isClipped ? cut.radius : 0, cornerCurve: cut.curve,
          arrow: view.isClipped ? cut.arrow : nil, mask: mask, crossFade: crossFade,
          opacity: alpha, dim: dim, isKept: isKept && !isPicture, commands: inner.commands)))
  }

  /// Draws a view that is transformed, or recessed behind a sheet.
  private mutating func drawProjected(
    _ view: UIView, _ geometry: ViewGeometry, _ space: ProjectiveTransform?,
    inset offset: CGPoint, alpha: CGFloat, dim: CGFloat
  ) {
    let backdrop = BackdropTransform(
      offset, of: geometry.untransformedFrame, corners: view.screenCorners(at: now))
    let initial = space.map(Projection.init) ?? Projection(geometry, backdrop)
    guard var projection = initial, projection.hasArea else { return }
    guard offset == .zero else {
      return drawShrunk(view, by: backdrop, projection, alpha: alpha, dim: dim)
    }
    projection.origin = placed(projection.origin)
    drawLayer(view, size: backdrop.frame.size, as: projection, alpha: alpha, dim: dim)
  }

  /// Draws a view smaller, with round corners, and on black unless it is a sheet's card.
  private mutating func drawShrunk(
    _ view: UIView, by backdrop: BackdropTransform, _ projection: Projection, alpha: CGFloat,
    dim: CGFloat
  ) {
    let bounds = CGRect(origin: .zero, size: backdrop.frame.size)
    var inner = Canvas(now: now, traits: traits, measurer: measurer, visible: bounds)
    inner.drawContents(of: view, frame: bounds)
    let cut = view.cut(to: bounds)
    if !(view is SheetCard) {
      commands.append(.fill(Fill(frame: placed(backdrop.frame), color: .black.faded(by: alpha))))
    }
    commands.append(
      .layer(
        Layer(
          origin: placed(projection.origin), transform: projection.transform, clip: cut.rect,
          cornerRadius: view is SheetCard ? cut.radius : backdrop.cornerRadius,
          cornerCurve: .continuous, opacity: alpha, dim: dim, isKept: true, commands: inner.commands
        )))
  }

  /// Draws a view and its subviews over a rectangle of the view being drawn, whatever its opacity
  /// is.
  mutating func drawSnapshot(of view: UIView, in rect: CGRect) {
    let outer = traits
    traits = view.traitCollection
    if view.isClipped || view.layerIfUsed?.isShownAsPicture == true {
      drawLayer(
        view, size: rect.size, as: Projection(at: placed(rect).origin), alpha: 1, dim: 0)
    } else {
      drawContents(of: view, frame: placed(rect))
    }
    traits = outer
  }

  mutating func drawContents(of view: UIView, frame: CGRect) {
    let (outer, first) = (origin, commands.count)
    let content = view.presentedBoundsOrigin(at: now)
    let bounds = CGRect(origin: content, size: frame.size)
    origin = CGPoint(x: frame.minX - content.x, y: frame.minY - content.y)
    let background = view.presentedBackground(in: traits, at: now)
    let outline = view.outline(of: bounds, at: now)
    let strength = view.isFrosted ? view.frostStrength(at: now) : 1
    drawShadow(of: view, bounds: bounds, background: background)
    cut(to: bounds, of: outline.rect) { canvas in
      if view.isFrosted {
        canvas.frost(
          outline.rect, background, cornerRadius: outline.radius, curve: outline.curve,
          strength: strength)
      } else {
        canvas.fill(
          outline.rect, background, cornerRadius: outline.radius, curve: outline.curve)
      }
    }
    if let tiles = view.backgroundColor?.tiles(in: traits),
      let recording = tiles.recording(inside: outline)
    {
      image(.recording(recording), in: outline.rect, tint: nil)
    }
    drawLayerContents(of: view, bounds: bounds)
    if frame.intersects(visible) {
      if let recording = view.drawnRecording(at: now) {
        draw(recording, in: bounds, mode: view.contentMode)
      }
      view.paint(on: &self)
    }
    drawInside(of: view)
    if frame.intersects(visible) { view.paintInFront(on: &self) }
    drawBorder(of: view, bounds: bounds)
    if let color = view.uniformColor?.color(in: traits) {
      for index in first..<commands.count { commands[index] = commands[index].drawn(in: color) }
    }
    origin = outer
  }

  /// Draws the subviews and sublayers of a view, as often as its layer says.
  private mutating func drawInside(of view: UIView) {
    if isShallow { return }
    guard let layer = view.layerIfUsed else { return drawSubviews(of: view) }
    if let replication = view.replication(at: now) {
      return draw(replication, around: view.anchorInBounds) { $0.drawInside(of: layer) }
    }
    drawInside(of: layer)
  }

  private mutating func drawInside(of layer: CALayer) {
    guard let inside = layer.drawnOrder(at: now) else { return drawSubviews(of: layer.view) }
    for view in inside { draw(view) }
  }

  private mutating func drawSubviews(of view: UIView) {
    let area = visible.offsetBy(dx: -origin.x, dy: -origin.y)
    for subview in view.subviews(near: area) { draw(subview) }
  }

  private mutating func drawEdgeShadow(of view: UIView, frame: CGRect) {
    guard let progress = view.edgeShadow else { return }
    let bands = EdgeShadow.bands(
      beside: frame, isMirrored: view.isRightToLeft, coverage: progress.coverage(at: now))
    commands += bands.filter { $0.frame.intersects(visible) }.map(DrawCommand.gradient)
  }
}

extension UIView {
  /// Whether its background is opaque and covers all of its bounds.
  func isOpaqueRectangle(in traits: UITraitCollection) -> Bool {
    (layerIfUsed?.cornerRadius ?? 0) == 0 && backgroundColor?.color(in: traits).alpha == 1
  }

  /// How much of its glass there is, 0…1: part of it while its tint comes from nothing, or goes.
  func frostStrength(at now: TimeInterval) -> CGFloat {
    guard let animation = animation(of: .backgroundColor),
      case .color(let from) = animation.from, case .color(let to) = animation.to,
      case .color(let shown) = animation.value(at: now), min(from.alpha, to.alpha) == 0
    else { return 1 }
    let whole = max(from.alpha, to.alpha)
    return whole > 0 ? CGFloat(min(max(shown.alpha / whole, 0), 1)) : 0
  }

  /// A colour resolved in the view's traits.
  func color(_ color: UIColor?) -> Color? { color?.color(in: traitCollection) }
}
