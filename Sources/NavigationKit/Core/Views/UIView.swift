public import Drawing
public import Foundation

/// A rectangle on screen that draws, holds other views and takes touches.
///
/// ```swift
/// let card = UIView(frame: CGRect(x: 16, y: 100, width: 200, height: 120))
/// card.backgroundColor = .secondarySystemBackground
/// view.addSubview(card)
/// UIView.animate(withDuration: 0.3) { card.frame.origin.y = 200 }
/// ```
open class UIView: UIResponder {
  /// Makes a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    geometry = ViewGeometry(frame: frame.finite)
    super.init()
    passMarks[.constraints].isNeeded = Self.requiresConstraintBasedLayout
    assemble()
  }

  /// Makes a view of no size; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    geometry = ViewGeometry(frame: .zero)
    super.init()
    passMarks[.constraints].isNeeded = Self.requiresConstraintBasedLayout
    assemble()
  }

  /// Makes a view of no size.
  public convenience override init() { self.init(frame: .zero) }

  /// Gives a new view of a class its parts, whichever initialiser makes it; call super where a
  /// superclass has some.
  func assemble() {}

  deinit { MainActor.ending { leaveAll() } }

  // MARK: Geometry
  var geometry: ViewGeometry
  var animations: [PropertyAnimation] = [] { didSet { reachDidChange() } }
  /// The offsets of rotations that still run.
  var rotationOffsets: [RotationOffset] = [] { didSet { reachDidChange() } }
  /// The last known ``reach``; nil if it has to be computed again.
  var cachedReach: CGRect?

  /// Where the view is in its superview's coordinates: with a transform, the rectangle around it.
  open var frame: CGRect {
    get { geometry.frame }
    set { change { $0.frame = newValue.finite } }
  }
  /// The view's own coordinates: the origin its content is drawn from, and its size.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { change { $0.bounds = newValue.finite } }
  }
  /// Where its anchor point is in its superview's coordinates: the middle of the frame by default.
  open var center: CGPoint {
    get { geometry.center }
    set { change { $0.center = newValue.finite } }
  }
  /// Moves, scales and rotates all of it around the anchor point, which changes no layout.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set {
      change { $0.transform = newValue.finite }
      layerIfUsed?.style.spatial = nil
    }
  }
  /// The transform around the anchor point in space, that of its layer.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }
  /// The point that ``center`` places and transforms keep, in fractions of the bounds; the middle
  /// by default.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { change { $0.anchorPoint = newValue.finite } }
  }

  /// Whether it is mirrored in right-to-left layout.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      if semanticContentAttribute != oldValue { directionDidChange() }
      customized(\.semanticContentAttribute)
    }
  }
  /// How the view follows a change of its superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow a change of the view's size by their masks; true unless set.
  open var autoresizesSubviews = true

  // MARK: Appearance
  /// The class of the layer, which is made by its `init()`.
  open class var layerClass: AnyClass { CALayer.self }
  /// Its corners, border, shadow and anchor point.
  open var layer: CALayer { usedLayer }
  /// The layer, if it was ever accessed; nil looks like a new one.
  var layerIfUsed: CALayer?
  /// The background colour; nil draws none.
  open var backgroundColor: UIColor? {
    didSet {
      propertyDidChange(
        .backgroundColor, from: color(oldValue).map(AnimatableValue.color),
        to: color(backgroundColor).map(AnimatableValue.color))
      customized(\.backgroundColor)
    }
  }

  /// The opacity of the view and its subviews, 0…1; below 0.01 it gets no touches.
  open var alpha: CGFloat = 1 {
    didSet {
      guard !alpha.isNaN else { return alpha = 0 }
      propertyDidChange(.alpha, fromNumber: oldValue)
    }
  }
  /// The opacity for being enabled or not: a disabled switch is dimmed.
  var enabledAlpha: CGFloat { 1 }
  /// The opacity that the engine gives the view, multiplied with the app's ``alpha``.
  var stateAlpha: CGFloat = 1 { didSet { propertyDidChange(.stateAlpha, fromNumber: oldValue) } }
  /// Whether it is neither drawn nor touched.
  open var isHidden = false { didSet { if isHidden != oldValue { hiddenDidChange() } } }
  /// Whether subviews are clipped to its bounds.
  open var clipsToBounds = false { didSet { reachDidChange() } }
  var isClipped: Bool { clipsToBounds }
  /// The colour of what can be tapped, inherited from the superview by default; grey while dimmed.
  open var tintColor: UIColor! {
    get { adjusted(inheritedTint) }
    set { setOwnTint(newValue) }
  }
  /// The view's own settings for tints.
  var tint = ViewTint()
  var appearanceRole = AppearanceRole.new
  /// Whether tints are grey, as behind an alert; automatic, the default, inherits it.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { tintMode }
    set { setTintMode(newValue) }
  }
  /// The colour of the content that may be tinted: a label's text, a template image; nil for none.
  var contentColor: UIColor? { nil }
  /// The colour that everything in it is drawn in but pictures; nil for their own colours.
  var uniformColor: UIColor? { nil }
  /// Called when the tint changed, here or in a superview it is inherited from.
  open func tintColorDidChange() {}
  /// Any number, to find the view by.
  open var tag = 0
  // MARK: Interaction
  /// Whether it and its subviews take touches.
  open var isUserInteractionEnabled = true
  /// Whether it gets several touches at once, as recognisers do; false by default: only the first.
  open var isMultipleTouchEnabled = false
  /// Whether no other view gets touches while it has one, and it gets none while another has one;
  /// false by default.
  open var isExclusiveTouch = false { didSet { customized(\.isExclusiveTouch) } }
  /// Whether a recogniser, of a superview too, may begin with a touch on this view.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// The recognisers attached to it.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Attaches a recogniser, which then gets the view's touches.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  /// Detaches a recogniser.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
  /// The interactions added to it, in that order.
  public internal(set) var interactions: [any UIInteraction] = []
  /// Adds an interaction, removing it from its former view.
  open func addInteraction(_ interaction: any UIInteraction) { attach(interaction) }
  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) { detach(interaction) }
  /// Whether a point in the view's own coordinates is inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
  /// The deepest visible view under a point in the view's own coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestSubviews(point, with: event)
  }

  // MARK: Tree
  /// The view it was added to.
  public internal(set) var superview: UIView? {
    get { holder?.takeUnretainedValue() }
    set { holder = newValue.map(Unmanaged.passUnretained) }
  }
  /// The superview, not retained, for speed; it sets this to nil when it is deallocated.
  private var holder: Unmanaged<UIView>? { didSet { forgetTraits() } }
  /// The subviews, back to front.
  public internal(set) var subviews: [UIView] = []
  /// The subviews in groups, once there are many; and the superview's group that it is in.
  var cachedGroups: SubviewGroups?
  unowned(unsafe) var group: SubviewGroups.Group?
  /// The controller whose root view it is.
  weak var viewController: UIViewController?
  /// The window it is in; nil if it is in none.
  open var window: UIWindow? { heldWindow?.takeUnretainedValue() }
  /// The window, not retained, and kept in each view, as nearly everything asks for it.
  var heldWindow: Unmanaged<UIWindow>?
  /// Its controller if it is one's root view, else its superview.
  open override var next: UIResponder? { viewController ?? superview }
  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { put(view, at: .max) }
  /// Adds a view at a place counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { put(view, at: index) }
  /// Adds a view directly in front of another subview.
  open func insertSubview(_ view: UIView, aboveSubview other: UIView) { put(view, above: other) }
  /// Adds a view directly behind another subview.
  open func insertSubview(_ view: UIView, belowSubview other: UIView) { put(view, below: other) }
  /// Removes the view from its superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// Moves a subview to the front.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: .max) }
  /// Moves a subview to the back.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  /// Exchanges the places of two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  /// Called before the view moves to another superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view moved to another superview.
  open func didMoveToSuperview() {}
  /// Called before the view is added to a window, nil for when it is removed from one.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view was added to a window or removed from one.
  open func didMoveToWindow() {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Dynamics
  /// The kind of outline that dynamics collide; the rectangle of the bounds unless overridden.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The convex outline that dynamics collide, around the centre, if it is a path.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  // MARK: Layout
  /// The view's part in Auto Layout; nil until it has one.
  var autoLayout: AutoLayout?
  var constraintAnchors: [NSLayoutConstraint.Attribute: NSLayoutAnchor<AnyObject>] = [:]
  /// Which of this view and its subviews need a pass of layout, of constraints and of drawing.
  var passMarks = PassMarks()
  /// The safe area, and what its container contributes to it.
  var safeArea = SafeArea()
  /// Asks for ``UIView/layoutSubviews()`` before the next frame.
  open func setNeedsLayout() { mark(for: .layout) }
  /// Something in a subview is to be laid out, so that the size that suits it may be another.
  func insideNeedsLayout(of subview: UIView) {}
  /// Lays out this view and its subviews at once, as far as they need it.
  open func layoutIfNeeded() { layOutWhatNeedsIt() }
  /// Lays out the subviews; called when the size or the set of subviews changed.
  open func layoutSubviews() {}
  /// Whether views of the class create constraints before they are first laid out.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Asks for ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { mark(for: .constraints) }
  /// Whether ``updateConstraints()`` will be called before the next layout.
  open func needsUpdateConstraints() -> Bool { passMarks[.constraints].isNeeded }
  /// Updates the constraints of this view and its subviews at once, as far as they need it.
  open func updateConstraintsIfNeeded() { updateWhatNeedsConstraints() }
  /// Updates the view's constraints; call super last.
  open func updateConstraints() {}
  /// Resizes the view to fit its present size; the upper left corner stays.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
  /// The size that suits the view best within another; the present size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  /// The natural size of its content; ``UIView/noIntrinsicMetric`` for a side without one.
  open var intrinsicContentSize: CGSize { .noIntrinsic }
  /// The content hugging priority of both axes, unless another one is set.
  var defaultHugging: UILayoutPriority { .defaultLow }
  /// The insets of the rectangle that constraints are about in the frame; zero unless overridden.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The intrinsic size changed: the superview lays out again.
  open func invalidateIntrinsicContentSize() { contentSizeDidChange() }
  /// The view whose first baseline is this one's; the view itself unless overridden.
  open var forFirstBaselineLayout: UIView { self }
  /// The view whose last baseline is this one's; the view itself unless overridden.
  open var forLastBaselineLayout: UIView { self }
  /// The size closest to a target that the constraints inside the view allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size closest to a target, each side of which matters with a priority.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittedSize(FittingSize(target: targetSize, horizontal: horizontal, vertical: vertical))
  }
  /// The part of the view that bars and screen edges cover, in points.
  open var safeAreaInsets: UIEdgeInsets { safeArea.insets }
  /// The part of the safe area insets that reaches into a subview at its edges.
  func safeAreaInsets(for subview: UIView) -> UIEdgeInsets { safeAreaInsets }
  /// Called when the safe area changed.
  open func safeAreaInsetsDidChange() {}
  /// The space between the view's edges and its content, in points: 8 unless set; at the sides of a
  /// controller's view 16, or 20 on a wide screen.
  ///
  /// When read it includes the safe area, and the superview's margins if they are preserved.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveMargins }
    set { setMargins(.sides(newValue)) }
  }
  /// The same as ``layoutMargins``, by layout direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { directionalMargins }
    set { setMargins(.directional(newValue)) }
  }
  /// Called when the layout margins changed.
  open func layoutMarginsDidChange() {}
  /// The margins of a view for which none were set, without the safe area.
  var standardMargins: UIEdgeInsets { standardMarginsOfPage ?? .standardMargins }
  /// The safe area that margins are counted from.
  var safeAreaOfMargins: UIEdgeInsets { safeAreaInsets }
  /// Whether the height that was set gives way to what constraints require.
  var yieldsHeight: Bool { false }
  /// A subview that constraints place was hidden or shown.
  func subviewVisibilityDidChange() {}
  /// Called when the view's traits changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The style of the view and its subviews; `unspecified`, the default, inherits it.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { mergeTraitOverrides() } }
  }
  /// Its part in its traits.
  var traits = ViewTraits()
  /// Identifies the view in the saved state of its controller; nil, the default, saves none of it.
  open var restorationIdentifier: String?
  /// Encodes the view's state; call super.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Decodes the view's state, shortly before it first appears; call super.
  open func decodeRestorableState(with coder: NSCoder) {}

  // MARK: Accessibility and drawing
  /// The values that it only keeps for the app.
  var extras = ViewExtras()
  /// A name by which tests of the app find it; people never hear it.
  open var accessibilityIdentifier: String? {
    get { extras.accessibilityIdentifier }
    set { extras.accessibilityIdentifier = newValue }
  }
  /// Whether the app promises that it covers its bounds, on which nothing depends here; true unless
  /// set.
  open var isOpaque: Bool {
    get { extras.isOpaque }
    set { extras.isOpaque = newValue }
  }
  /// Whether the arrows up and down change its value, or those to the sides; nil for a view without
  /// one.
  var adjustmentIsVertical: Bool? { nil }
  /// The element's role for the user; nil unless the view is an element by itself.
  var elementRole: StageElement.Role? { nil }
  /// The text of an element without an accessibility label.
  var elementText: String? { nil }
  /// Whether the element can be pressed.
  var elementIsEnabled: Bool { true }
  /// Whether the element is shown as selected.
  var elementIsSelected: Bool { false }
  /// The value of an element without an accessibility value; nil for none.
  var elementValue: ElementValue? { nil }
  /// The name by which tests find the element: its own, or that of the item which it shows.
  var elementIdentifier: String? { accessibilityIdentifier }
  /// Draws the view's own content, over what its code drew.
  func paint(on canvas: inout Canvas) {}
  /// Draws what is in front of the subviews.
  func paintInFront(on canvas: inout Canvas) {}
  /// The radius of its background's and border's corners, in points.
  var shapeRadius: CGFloat { layerIfUsed?.cornerRadius ?? 0 }
  /// The outline to which it is clipped if it clips to its bounds.
  func cut(to bounds: CGRect) -> ViewCut {
    ViewCut(rect: bounds, radius: shapeRadius, curve: shapeCurve)
  }
  /// Whether the painter may keep it as a picture while it slides.
  var isKeptWhileMoving = false
  /// Whether it was asked to become the first responder before it had a window.
  var awaitsKeyboard = false
  /// Whether a translucent background blurs what is behind.
  var isFrosted = false
  /// Draws the view's content by code, between its background and its subviews; never called by you.
  open func draw(_ rect: CGRect) {}
  /// Makes the picture of the view's layer, by having the layer drawn.
  open func display(_ layer: CALayer) { layer.recordDrawing() }
  /// Draws the view's layer; by default ``draw(_:)`` does.
  open func draw(_ layer: CALayer, in ctx: CGContext) { draw(layer.drawnRect(in: ctx)) }
  /// Lays out what is in the view's layer; by default ``layoutSubviews()`` does.
  open func layoutSublayers(of layer: CALayer) { if layer === layerIfUsed { layoutSubviews() } }
  /// The action for a change of the view's layer: in an animation block an animation, else none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    layer === layerIfUsed ? layer.actionOfBlock(for: event) : nil
  }
  /// Has ``draw(_:)`` called before the next frame.
  open func setNeedsDisplay() { mark(for: .display) }
  /// Whether drawing begins with nothing, as it does here in any case; true unless set.
  open var clearsContextBeforeDrawing: Bool {
    get { extras.clearsContextBeforeDrawing }
    set { extras.clearsContextBeforeDrawing = newValue }
  }
  /// The pixels per point that the app draws for: the screen's, unless set; what is drawn is as
  /// sharp as the screen in any case.
  open var contentScaleFactor: CGFloat {
    get { extras.contentScaleFactor ?? traitCollection.displayScale }
    set { extras.contentScaleFactor = newValue }
  }
  /// Draws what the view and all in it look like into the current context, stretched over a
  /// rectangle; returns false if there is no context.
  ///
  /// - Parameter afterUpdates: Whether changes that are not on screen yet are included: subviews are
  ///   laid out first.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    recordHierarchy(in: rect, afterUpdates)
  }
  /// A view that shows what this one looks like now, with subviews laid out first if
  /// `afterUpdates`; it stays like that, and is stretched if it is resized.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    snapshot(of: bounds, afterUpdates, withCaps: .zero)
  }
  /// A view that shows what a rectangle of this one looks like now; the caps keep their size.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { snapshot(of: rect, afterUpdates, withCaps: capInsets) }
  /// Has ``draw(_:)`` called before the next frame, for all of the view.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
  /// How what was drawn is fitted into the view once that has another size.
  open var contentMode = ContentMode.scaleToFill
  /// The recording of ``draw(_:)``; nil for none.
  var recording: GraphicsRecording?
  /// How far a page behind a sheet is inset on both sides (x) and moved down (y), in points; all of
  /// it is scaled, and its corners are round.
  var backdropInset = CGPoint.zero {
    didSet { if backdropInset != oldValue { backdropInsetDidChange(from: oldValue) } }
  }
  /// The progress that the shadow along a sliding page's leading edge follows; nil for no shadow.
  var edgeShadow: TransitionProgress? { didSet { reachDidChange() } }
}
