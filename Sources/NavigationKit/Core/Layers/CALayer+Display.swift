import Drawing
public import Foundation

extension CALayer {
  /// Makes its picture at once, if it needs to be drawn.
  public func displayIfNeeded() { view.displayIfNeeded() }
  /// Whether it is drawn before the next frame.
  public func needsDisplay() -> Bool { view.passMarks[.display].isNeeded }
  /// Has ``display()`` called before the next frame, for all of the layer.
  public func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Whether ``layoutSublayers()`` is called before the next frame.
  public func needsLayout() -> Bool { view.needsLayout }
  /// Lays out the layers inside at once, as far as they need it.
  public func layoutIfNeeded() { view.layoutIfNeeded() }

  /// Whether the layer is drawn again when its size changes.
  public var needsDisplayOnBoundsChange: Bool {
    get { view.contentMode == .redraw }
    set { view.contentMode = newValue ? .redraw : .scaleToFill }
  }

  func displayByDefault() {
    if let delegate { delegate.display(self) } else { recordDrawing() }
  }

  /// Has ``draw(in:)`` draw into a new recording.
  func recordDrawing() { view.recordDrawing { drawParts(in: $0) } }

  /// The recording of its drawing code, made anew while a property that it draws by is animated.
  func drawnRecording(at now: TimeInterval) -> GraphicsRecording? {
    guard isRedrawnWhileAnimated, let copy = presentation() else { return view.recording }
    copy.recordDrawing()
    return copy.view.recording
  }

  private var isRedrawnWhileAnimated: Bool {
    running.entries.contains { entry in
      (entry.animation as? CAPropertyAnimation)?.keyPath.map(Self.needsDisplay) ?? false
    }
  }

  func renderNow(in context: CGContext) {
    view.displayWhatNeedsIt()
    let corner = view.bounds.origin
    context.record(
      view.drawnCommands, at: CGAffineTransform(translationX: corner.x, y: corner.y))
  }

  /// The deepest layer at a point in the superlayer's coordinates.
  func layer(at point: CGPoint) -> CALayer? {
    guard !isHidden, view.hasArea else { return nil }
    let inner = view.pointFromSuperview(point)
    let isInside = contains(inner)
    guard isInside || !masksToBounds || keepsDepthInside else { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let hit = layer.hitTest(inner) { return hit }
    }
    return isInside ? self : nil
  }
}
