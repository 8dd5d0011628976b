import Drawing
public import Foundation

/// A layer: the background, corners, border, shadow and contents of a view, or of a part of a
/// picture that is not a view, in a tree of layers.
///
/// A change to a layer of its own that is on screen is animated over a quarter of a second, unless
/// ``CATransaction`` says otherwise; one to a view's layer is not.
@preconcurrency @MainActor
open class CALayer: NSObject {
  /// The view whose layer it is; nil for a layer on its own.
  ///
  /// Not retained, so that access stays cheap: a view that is deallocated sets it to nil.
  unowned(unsafe) var host: UIView?
  /// The view that draws a layer on its own.
  private(set) lazy var ownView: LayerView = {
    hasOwnView = true
    return LayerView(self)
  }()
  private var hasOwnView = false
  /// The view that is drawn for it.
  var view: UIView { host ?? ownView }
  /// Its place among other layers.
  var tree = LayerTree()
  /// The animations that were added to it.
  var running = RunningAnimations()
  /// The values that it is drawn by, besides its background.
  var style = LayerStyle()
  /// Its delegate and actions, and the values that it only keeps for the app.
  var extras = LayerExtras()

  /// Makes a layer; those of views are made by them, see ``UIView/layerClass``.
  public override init() { super.init() }
  /// Makes the copy of a layer that shows what is on screen; a subclass copies its own properties.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer { copy(layer) }
  }
  /// Makes a layer; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  deinit {
    MainActor.ending {
      for view in insideViews { view.join(nil) }
      if hasOwnView { ownView.drawn = nil }
    }
  }

  // MARK: Looks
  /// The radius of the background's corners, in points.
  open var cornerRadius: CGFloat {
    get { style.cornerRadius }
    set { change("cornerRadius") { style.cornerRadius = newValue } }
  }
  /// Which corners are round, all by default; of three, or of two opposite ones, all four are.
  open var maskedCorners: CACornerMask {
    get { style.maskedCorners }
    set { style.maskedCorners = newValue }
  }
  /// A name for the app to find it by.
  open var name: String?
  /// The delegate, which draws, lays out and animates in its place; for a view's layer, the view.
  open var delegate: (any CALayerDelegate)? {
    get { extras.delegate ?? host }
    set { extras.delegate = newValue }
  }
  /// The opacity, 0…1.
  open var opacity: Float {
    get { Float(view.alpha) }
    set { change("opacity") { view.alpha = CGFloat(newValue) } }
  }
  /// Whether neither it nor the layers inside are drawn.
  open var isHidden: Bool {
    get { view.isHidden }
    set { change("hidden") { view.isHidden = newValue } }
  }
  /// Whether the painter may keep it as a picture while it moves.
  open var shouldRasterize: Bool {
    get { view.isKeptWhileMoving }
    set { view.isKeptWhileMoving = newValue }
  }
  /// The width of the border inside the edge, in points; 0 draws none.
  open var borderWidth: CGFloat {
    get { style.borderWidth }
    set { change("borderWidth") { style.borderWidth = newValue } }
  }
  /// The border's colour; black by default.
  open var borderColor: CGColor? {
    get { style.borderColor.map(CGColor.init) }
    set { change("borderColor") { style.borderColor = newValue?.color } }
  }
  /// The shadow's colour; black by default.
  open var shadowColor: CGColor? {
    get { style.shadowColor.map(CGColor.init) }
    set { change("shadowColor") { style.shadowColor = newValue?.color } }
  }
  /// The shadow's opacity, 0…1; 0 draws none.
  ///
  /// The shadow is that of the background with its corners, or of ``shadowPath``. A layer with
  /// neither casts none, nor does one that clips to its bounds.
  open var shadowOpacity: Float {
    get { Float(style.shadowOpacity) }
    set { change("shadowOpacity") { style.shadowOpacity = CGFloat(newValue) } }
  }
  /// The shadow's offset from the layer, in points.
  open var shadowOffset: CGSize {
    get { style.shadowOffset }
    set { change("shadowOffset") { style.shadowOffset = newValue } }
  }
  /// The standard deviation of the shadow's blur, in points.
  open var shadowRadius: CGFloat {
    get { style.shadowRadius }
    set { change("shadowRadius") { style.shadowRadius = newValue } }
  }
  /// The path whose bounding box, with the layer's corners, casts the shadow; nil for the
  /// background.
  open var shadowPath: CGPath? {
    get { style.shadowPath.map(CGPath.init) }
    set { style.shadowPath = newValue?.path }
  }
  /// The background's colour; nil draws none.
  open var backgroundColor: CGColor? {
    get { view.backgroundColor?.cgColor }
    set {
      change("backgroundColor") { view.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
    }
  }
  /// Whether what is inside is clipped to the bounds.
  open var masksToBounds: Bool {
    get { view.clipsToBounds }
    set { view.clipsToBounds = newValue }
  }
  /// A picture, as a `CGImage`; anything else draws none.
  open var contents: Any? {
    get { style.contents }
    set { change("contents") { style.contents = newValue as? CGImage } }
  }
  /// How the picture is fitted into the bounds; stretched by default.
  open var contentsGravity: CALayerContentsGravity {
    get { style.contentsGravity }
    set { style.contentsGravity = newValue }
  }
  /// Pixels of the picture per point, where it keeps its own size.
  open var contentsScale: CGFloat {
    get { style.contentsScale }
    set { style.contentsScale = newValue }
  }
  /// The part of the picture that is shown, in fractions of it; all of it by default.
  open var contentsRect: CGRect {
    get { style.contentsRect }
    set { change("contentsRect") { style.contentsRect = newValue } }
  }
  /// The part of the picture that is stretched, in fractions of it; all of it by default.
  open var contentsCenter: CGRect {
    get { style.contentsCenter }
    set { change("contentsCenter") { style.contentsCenter = newValue } }
  }
  /// Draws by code, between the background and the sublayers; called after ``setNeedsDisplay()``.
  ///
  /// By default the delegate draws.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Has ``display()`` called before the next frame.
  open func setNeedsDisplay() { view.setNeedsDisplay() }
  /// Makes its picture: by default the delegate does, or ``draw(in:)``.
  open func display() { displayByDefault() }
  /// Whether a new value of a property has it drawn again; false by default.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Draws what the layer and all inside look like into a context, in the layer's coordinates.
  open func render(in ctx: CGContext) { renderNow(in: ctx) }

  // MARK: Geometry
  /// Where its anchor point is in the superlayer's coordinates.
  open var position: CGPoint {
    get { view.center }
    set { change("position") { view.center = newValue } }
  }
  /// The point that ``position`` places, in fractions of the bounds; the middle by default.
  open var anchorPoint: CGPoint {
    get { view.anchorPoint }
    set { view.anchorPoint = newValue }
  }
  /// Its own coordinates: the origin that its contents are drawn from, and its size.
  open var bounds: CGRect {
    get { view.bounds }
    set { change("bounds") { view.bounds = newValue } }
  }
  /// Where it is in the superlayer's coordinates.
  open var frame: CGRect {
    get { view.frame }
    set { change("position", "bounds") { view.frame = newValue } }
  }
  /// Its transform around the anchor point, in space.
  open var transform: CATransform3D {
    get { values.transform }
    set { change("transform") { set(newValue) } }
  }
  /// Its transform.
  open func affineTransform() -> CGAffineTransform { view.transform }
  /// Sets its transform.
  open func setAffineTransform(_ m: CGAffineTransform) {
    change("transform") { set(CATransform3DMakeAffineTransform(m)) }
  }
  /// Its place in depth: of layers side by side, those with more are drawn over the others.
  open var zPosition: CGFloat {
    get { style.zPosition }
    set { change("zPosition") { setDepth(newValue) } }
  }
  /// Whether a point in its own coordinates is inside.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// The deepest layer that a point is inside, in the superlayer's coordinates; nil if there is
  /// none.
  open func hitTest(_ p: CGPoint) -> CALayer? { layer(at: p) }
  /// Has ``layoutSublayers()`` called before the next frame.
  open func setNeedsLayout() { view.mark(for: .layout) }
  /// Lays out the layers inside; by default the delegate does: the view, for its layer.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Tree
  /// Adds a layer in front of the others, and of the views there.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: order.count) }
  /// Adds a layer at a place counted from the back.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// Adds a layer directly behind another; in front of all if that is not inside.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: place(of: sibling) ?? order.count)
  }
  /// Adds a layer directly in front of another.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: place(of: sibling).map { $0 + 1 } ?? order.count)
  }
  /// Puts a layer in the place of another inside.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }
  /// Removes the layer from its superlayer; a view's layer takes the view with it.
  open func removeFromSuperlayer() { leaveSuperlayer() }
  /// A layer whose opacity cuts out what is visible of this one, at its place in the bounds.
  open var mask: CALayer? { didSet { maskDidChange(from: oldValue) } }

  // MARK: Animations
  /// The action for a change of a property: that of the delegate, of ``actions`` or of the class,
  /// else an animation for properties that can be animated; nil for none.
  open func action(forKey event: String) -> (any CAAction)? { resolvedAction(for: event) }
  /// The class' action for a change of a property; nil, the default, for the implicit animation.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// The actions for changes of properties, by their names; `NSNull` for no animation.
  open var actions: [String: any CAAction]? {
    get { extras.actions }
    set { extras.actions = newValue }
  }
  /// Keeps a value, or sets the property of that name.
  open func setValue(_ value: Any?, forKey key: String) { set(value, named: key) }
  /// The value of a property, or one that was kept.
  open func value(forKey key: String) -> Any? { value(named: key) }
  /// Starts an animation; one that was added with the same key ends.
  open func add(_ anim: CAAnimation, forKey key: String?) { run(anim, key) }
  /// Ends the animation of a key.
  open func removeAnimation(forKey key: String) { end { $0.key == key } }
  /// Ends all animations.
  open func removeAllAnimations() {
    end { _ in true }
    host?.removeTimedAnimations()
  }
  /// Adds a subclass' own values to those that animations change.
  func add(to values: inout LayerValues) {}
  /// Takes a subclass' own values.
  func apply(_ values: LayerValues) {}
  /// Whether it draws something over its background.
  var drawsContents: Bool { false }
  /// The recording drawn over its background in the bounds, with animated values; nil for none.
  func recording(of values: LayerValues) -> GraphicsRecording? { nil }
  /// Whether ``paint(_:in:on:)`` draws something.
  var paintsText: Bool { false }
  /// Has ``draw(in:)`` draw all of it.
  func drawParts(in context: CGContext) { draw(in: context) }
  /// The rectangle to be drawn into a context: all of the bounds.
  func drawnRect(in context: CGContext) -> CGRect { bounds }
  /// Draws text, with animated values.
  func paint(_ values: LayerValues, in bounds: CGRect, on canvas: inout Canvas) {}
  /// How often the layers inside are drawn, and what changes each time; nil for once.
  var replication: Replication? { nil }
  /// Whether the layers inside are in the same space as the layer, not in a plane of its own.
  var keepsDepthInside: Bool { false }
  /// When it began to send out particles, which it does without an end; nil if it does not.
  var startOfEmission: TimeInterval? { nil }
  /// Whether its picture is changed as a whole: masked, or mixed with an old picture.
  var isShownAsPicture: Bool { mask != nil || running.entries.contains { $0.former != nil } }
  /// Whether it may draw outside of its bounds.
  var mayReachBeyondBounds: Bool {
    isAnimated || tree.order != nil || style.spatial != nil || style.sublayerTransform != nil
  }
}
