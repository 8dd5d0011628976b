public import Foundation

// On Linux, Foundation lacks this type.

/// Records drawing; y points down, as in UIKit's contexts, but up in bitmap contexts.
public final class CGContext {
  /// The rectangle that is recorded, in points.
  package let bounds: CGRect
  /// The format of a bitmap context's pixels; nil for another context.
  let bitmap: BitmapLayout?
  /// The transform from the coordinates of new contexts to those of the recording.
  private let base: CGAffineTransform
  /// The operations so far.
  package private(set) var operations: [GraphicsOperation] = []
  var state: GraphicsState
  private var saved: [GraphicsState] = []
  /// The operations and the state outside of each transparency layer that is open.
  private var outer: [(operations: [GraphicsOperation], state: GraphicsState)] = []
  private var allowsSmoothEdges = true
  /// The path that is being made, in the coordinates of the recording.
  var current = Path()

  /// Makes a context.
  package convenience init(bounds: CGRect) {
    self.init(bounds: bounds, base: .identity, bitmap: nil)
  }

  init(bounds: CGRect, base: CGAffineTransform, bitmap: BitmapLayout?) {
    (self.bounds, self.base, self.bitmap) = (bounds, base, bitmap)
    state = GraphicsState(transform: base, clipBox: bounds)
  }

  /// Adds an operation to the recording.
  package func record(_ content: GraphicsOperation.Content) {
    guard state.opacity > 0, state.transform.isInvertible else { return }
    var operation = state.operation(content)
    if !allowsSmoothEdges { operation.isSmooth = false }
    operations.append(state.masked(operation))
  }

  /// Removes the last operation; nil if there is none.
  func takeLast() -> GraphicsOperation? { operations.popLast() }

  // MARK: State

  /// Saves the state that applies to later drawing.
  public func saveGState() { saved.append(state) }

  /// Goes back to the state that was saved last.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// Draws, then goes back to the state before.
  package func keepingState(_ body: () -> Void) {
    saveGState()
    body()
    restoreGState()
  }

  /// The transform from the coordinates of later drawing to those of a new context.
  public var ctm: CGAffineTransform { state.transform.concatenating(base.inverted()) }

  /// Applies a transform to what is drawn next, before those applied already.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform).finite
  }

  /// Moves what is drawn next.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales what is drawn next.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates what is drawn next by an angle in radians, clockwise on screen.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Sets the opacity of what is drawn next, 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.opacity = min(max(alpha.finite, 0), 1) }

  /// Sets whether edges of what is drawn next are smooth, which is so by default.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.isSmooth = shouldAntialias }

  /// Sets whether edges of what is drawn next may be smooth.
  ///
  /// It is a property of the context: neither saved nor restored with the state.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    allowsSmoothEdges = allowsAntialiasing
  }

  /// Sets the maximum distance of lines and edges from their curves, in pixels; above the default of
  /// 0.6, straight lines are visible in curves.
  public func setFlatness(_ flatness: CGFloat) { state.flatness = max(0, flatness.finite) }

  /// How pixels of pictures are mixed where these are drawn larger or smaller.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Sets how the colours of what is drawn next mix with those below.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Gives what is drawn next a shadow, which transforms do not change; a colour of nil ends that.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      GraphicsOperation.DropShadow(
        offset: offset.finite.applying(base), blur: max(0, blur.finite), color: $0.color)
    }
  }

  /// Gives what is drawn next a black shadow of a third's opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Begins a group: what is drawn until its end gets the present opacity, blend mode and shadow
  /// together.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    outer.append((operations, state))
    operations = []
    saveGState()
    (state.opacity, state.blendMode, state.shadow) = (1, .normal, nil)
    state.masks = []
  }

  /// Ends the group that was begun last.
  public func endTransparencyLayer() {
    guard let (before, state) = outer.popLast() else { return }
    let group = operations
    operations = before
    restoreGState()
    guard !group.isEmpty else { return }
    var operation = state.operation(.group(group))
    // The operations in the group have their own transforms and clips.
    (operation.transform, operation.clips) = (.identity, [])
    operations.append(state.masked(operation))
  }
}
