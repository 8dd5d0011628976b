import Drawing
public import Foundation

/// A rectangle on screen that draws, holds other views and takes touches.
open class UIView: UIResponder {
  /// Makes a view with a frame in its superview's coordinates.
  public init(frame: CGRect) {
    geometry = ViewGeometry(frame: frame.finite)
    super.init()
    constraintMarks.isNeeded = Self.requiresConstraintBasedLayout
  }

  /// Makes a view of an archive; what the archive does not say is as in a new view of no size.
  public required init?(coder: NSCoder) {
    geometry = ViewGeometry(frame: .zero)
    super.init()
    constraintMarks.isNeeded = Self.requiresConstraintBasedLayout
  }

  /// Makes a view of no size.
  public convenience override init() { self.init(frame: .zero) }

  isolated deinit { orphanSubviews() }

  // MARK: Geometry

  var geometry: ViewGeometry
  var animations: [PropertyAnimation] = [] { didSet { reachDidChange() } }
  /// What rotations still show of earlier layouts.
  var rotationOffsets: [RotationOffset] = [] { didSet { reachDidChange() } }
  /// What it and all in it may be seen on; nil while that is to be worked out anew.
  var knownReach: CGRect?

  /// Where the view is in its superview's coordinates, in points.
  ///
  /// With a transform it is the smallest upright rectangle around the view; set, the view gets the size
  /// and the place with which that is so.
  open var frame: CGRect {
    get { geometry.frame }
    set { change { $0.frame = newValue.finite } }
  }
  /// The view's own coordinates: the origin its content is drawn from, and its size.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { change { $0.bounds = newValue.finite } }
  }
  /// Where its anchor point is in its superview's coordinates: the middle of the frame unless
  /// ``anchorPoint`` or a transform say otherwise.
  open var center: CGPoint {
    get { geometry.center }
    set { change { $0.center = newValue.finite } }
  }
  /// How the view and all in it is turned, stretched and moved around its anchor point.
  ///
  /// Neither ``bounds`` nor ``center`` nor any layout change with it.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { change { $0.transform = newValue.finite } }
  }
  /// The point that ``center`` places and a transform leaves where it is, in parts of the bounds;
  /// the middle unless set.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { change { $0.anchorPoint = newValue.finite } }
  }

  /// Whether its parts are mirrored where lines start at the right edge.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
  }

  /// How the view follows a change of its superview's size.
  open var autoresizingMask: AutoresizingMask = []

  // MARK: Looks

  /// Its corners, border, shadow and anchor point.
  open var layer: CALayer { usedLayer }
  /// The same where somebody has asked for it; nil looks like a new one.
  var layerIfUsed: CALayer?

  /// The colour behind its content; nil draws none.
  open var backgroundColor: UIColor? {
    didSet {
      propertyDidChange(
        .backgroundColor, from: color(oldValue).map(AnimatableValue.color),
        to: color(backgroundColor).map(AnimatableValue.color))
    }
  }

  /// How opaque the view and all in it is, 0…1; below 0.01 it takes no touches.
  open var alpha: CGFloat = 1 {
    didSet {
      guard !alpha.isNaN else { return alpha = 0 }
      guard alpha != oldValue else { return }
      propertyDidChange(.alpha, from: .number(oldValue), to: .number(alpha))
    }
  }

  /// How opaque it is where what it does can be used, or cannot: a disabled switch is dimmed.
  var enabledAlpha: CGFloat { 1 }
  /// How opaque what holds the view has it for what happens there, on top of its owner's ``alpha``.
  var stateAlpha: CGFloat = 1 {
    didSet {
      guard stateAlpha != oldValue else { return }
      propertyDidChange(.stateAlpha, from: .number(oldValue), to: .number(stateAlpha))
    }
  }

  /// Whether it is left out of drawing and touches.
  open var isHidden = false { didSet { if isHidden != oldValue { hiddenDidChange() } } }
  /// Whether subviews are cut off at its bounds.
  open var clipsToBounds = false { didSet { reachDidChange() } }

  /// The colour of what can be pressed; inherited from the superview unless set.
  open var tintColor: UIColor! {
    get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      spreadTintChange()
    }
  }
  private(set) var ownTintColor: UIColor?
  /// Called when the tint changed, here or in a superview it is inherited from.
  open func tintColorDidChange() {}

  /// Any number of the owner's, to find the view by.
  open var tag = 0

  // MARK: Interaction

  /// Whether it and its subviews take touches.
  open var isUserInteractionEnabled = true
  /// Whether it hears of several fingers at once; of the first only unless set.
  ///
  /// Recognisers hear of all.
  open var isMultipleTouchEnabled = false
  /// Whether a recogniser may begin that watches a finger on the view, its own or one further up.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// The recognisers that watch its touches.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Lets a recogniser watch the view's touches.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }
  /// Lets a recogniser watch no more.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }

  /// Whether a point in the view's own coordinates is inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The deepest visible view under a point in the view's own coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestSubviews(point, with: event)
  }

  // MARK: Tree

  /// The view that holds it.
  public internal(set) var superview: UIView? {
    get { holder?.takeUnretainedValue() }
    set { holder = newValue.map(Unmanaged.passUnretained) }
  }
  /// The same, uncounted for speed: a view that ends sets it to nil.
  private var holder: Unmanaged<UIView>?
  /// The views it holds, back to front.
  public internal(set) var subviews: [UIView] = []
  /// The same in groups, once there are many; and the group of the superview's that it is in.
  var knownGroups: SubviewGroups?
  unowned(unsafe) var group: SubviewGroups.Group?
  /// The controller whose root view it is.
  weak var viewController: UIViewController?
  /// The window it is in; nil while it is on no screen.
  open var window: UIWindow? { heldWindow?.takeUnretainedValue() }
  /// The same, uncounted, in each view: nearly everything asks for it.
  var heldWindow: Unmanaged<UIWindow>?

  /// Its controller if it is one's root view, else its superview.
  open override var next: UIResponder? { viewController ?? superview }

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { put(view, at: subviews.count) }
  /// Adds a view at a place counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { put(view, at: index) }
  /// Adds a view right in front of another subview.
  open func insertSubview(_ view: UIView, aboveSubview other: UIView) { put(view, above: other) }
  /// Adds a view right behind another subview.
  open func insertSubview(_ view: UIView, belowSubview other: UIView) { put(view, below: other) }
  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }
  /// Moves a subview to the front.
  open func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count - 1) }
  /// Moves a subview to the back.
  open func sendSubviewToBack(_ view: UIView) { reorder(view, to: 0) }
  /// Called before the view moves to another superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view moved to another superview.
  open func didMoveToSuperview() {}
  /// Called after the view came into a window or left one.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Who waits for ``layoutSubviews()``, and for ``updateConstraints()``.
  var layoutMarks = LayoutMarks(isNeeded: true)
  var constraintMarks = LayoutMarks(isNeeded: false)
  var lastSafeAreaInsets = UIEdgeInsets.zero
  /// What its container says of its safe area.
  var safeAreaClaim = SafeAreaClaim()

  /// Asks for ``layoutSubviews()`` before the next frame.
  open func setNeedsLayout() { mark(for: .layout) }
  /// Lays out at once what needs it, from this view down.
  open func layoutIfNeeded() { layOutWhatNeedsIt() }
  /// Places the subviews; called when the size or the set of subviews changed.
  open func layoutSubviews() {}

  /// Whether views of the class have constraints to make before they are first laid out.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// Asks for ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() { mark(for: .constraints) }
  /// Whether ``updateConstraints()`` will be called before the next layout.
  open func needsUpdateConstraints() -> Bool { constraintMarks.isNeeded }
  /// Has this view and those inside that asked update their constraints now, those inside first.
  open func updateConstraintsIfNeeded() { updateWhatNeedsConstraints() }
  /// Brings the view's constraints up to date; call super last.
  open func updateConstraints() {}
  /// Takes the size that fits the present one; its upper left corner stays.
  open func sizeToFit() { frame.size = sizeThatFits(bounds.size) }
  /// The size the view would like within another.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size its content asks for.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size its content asks for is another: what places the view is to look again.
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

  /// What bars and screen edges cover of the view, in points.
  open var safeAreaInsets: UIEdgeInsets { lastSafeAreaInsets }
  /// Called when bars or screen edges cover more or less of the view.
  open func safeAreaInsetsDidChange() {}
  /// The part of the bounds that nothing covers, as a guide that keeps up with it.
  open private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(owner: self)

  /// Called when the appearance the view is shown in changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark for the view and all in it, whatever it is in; unspecified leaves it to that.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { joinOverrides() } }
  }
  /// What the kind of view says otherwise than what it is in, for itself and all in it.
  var ownTraits: UITraitCollection? { didSet { joinOverrides() } }
  /// What the controller whose root view it is says, or that one's container.
  var controllerTraits: UITraitCollection? { didSet { joinOverrides() } }
  /// All that is said otherwise from here on down; nil for nothing.
  var overrides: UITraitCollection? { didSet { overridesDidChange(from: oldValue) } }
  /// The circumstances it was last shown in; nil before it was.
  var seenTraits: UITraitCollection?
  /// Who else hears when they change.
  var traitObservers: [TraitObserver] = []

  // MARK: Accessibility and drawing

  /// What assistive technology, scripts and tests call the view.
  open var accessibilityLabel: String?

  /// What the view is to a person, if it is an element by itself.
  var elementRole: StageElement.Role? { nil }
  /// What an element says when it has no accessibility label.
  var elementText: String? { nil }
  /// Whether the element takes presses.
  var elementIsEnabled: Bool { true }

  /// Adds what the view draws itself, between its background and its subviews.
  func paint(on canvas: inout Canvas) {}

  /// The rectangle and the radius of its corners that it is cut off at if it clips to its bounds.
  func cut(to bounds: CGRect) -> (rect: CGRect, radius: CGFloat) { (bounds, layer.cornerRadius) }
  /// Whether it is worth keeping as a picture while it slides.
  var isKeptWhileMoving = false
  /// Whether its background is frosted glass wherever the colour lets something through.
  var isFrosted = false
  /// How far it is drawn inwards from both sides, and down, all of it made smaller and its corners round:
  /// what a page does behind a sheet.
  var recess = CGPoint.zero {
    didSet {
      guard recess != oldValue else { return }
      reachDidChange()
      propertyDidChange(.recess, from: .point(oldValue), to: .point(recess))
    }
  }
  /// The alpha of the shadow along the leading edge of a page that slides.
  var edgeShadow: TransitionProgress? { didSet { reachDidChange() } }
}
