public import Foundation

/// The bar at the bottom of a screen, with buttons for what the screen shows.
///
/// ```swift
/// // In a page of a stack:
/// toolbarItems = [
///   UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(systemItem: .compose),
/// ]
/// navigationController?.setToolbarHidden(false, animated: true)
/// ```
open class UIToolbar: UIView, UIBarPositioning, StyledBar, MenuBar {
  private var largeContent: BarLargeContent?

  override func assemble() {
    largeContent = BarLargeContent(in: self)
    addSubview(background)
    restyle()
  }

  /// The items from the leading to the trailing edge; setting them is not animated.
  open var items: [UIBarButtonItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }
  private var storedItems: [UIBarButtonItem]?

  /// Replaces the items, with a cross-fade if `animated`.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    guard content?.isMade(of: items ?? []) != true else { return keepContent(for: items) }
    let old = content
    replaceContent(items)
    guard animated, progress == nil, window != nil, let old, let content else { return }
    crossFade(from: old, to: content)
  }

  /// Where it is: at the bottom unless the delegate of a bar that stands by itself says otherwise.
  public var barPosition: UIBarPosition { position }
  /// Says where a bar is that stands by itself.
  open weak var delegate: (any UIToolbarDelegate)? { didSet { setNeedsLayout() } }

  // MARK: Appearance

  /// Light or dark; ``UIBarStyle/default`` unless set.
  open var barStyle: UIBarStyle {
    get { look.style }
    set { change(newValue, as: \.style, for: \.barStyle) }
  }
  /// Whether content may extend under the bar and show through; true unless set.
  open var isTranslucent: Bool {
    get { look.isTranslucent }
    set {
      change(newValue, as: \.isTranslucent, for: \.isTranslucent)
      superview?.setNeedsLayout()
    }
  }
  /// The bar's background colour; the style's unless set.
  open var barTintColor: UIColor? {
    get { look.tint }
    set { change(newValue, as: \.tint, for: \.barTintColor) }
  }

  /// Sets an image that replaces the background, for a position and bar metrics; nil restores it.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    look.images[LegacyBarAppearance.ImageKey(position: topOrBottom, metrics: barMetrics)] =
      backgroundImage
    customized(for: topOrBottom, barMetrics) {
      $0.setBackgroundImage(
        backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
    }
  }
  /// The image that replaces the background; nil if none is set.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    look.images[LegacyBarAppearance.ImageKey(position: topOrBottom, metrics: barMetrics)]
  }
  /// Sets an image that replaces the line at the bar's edge; used only with a background image.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    look.shadows[topOrBottom] = shadowImage
    customized(for: topOrBottom) { $0.setShadowImage(shadowImage, forToolbarPosition: topOrBottom) }
  }
  /// The image that replaces the line; nil if none is set.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    look.shadows[topOrBottom]
  }

  // MARK: Appearances

  /// The bar's appearance at regular height, and if no better match is set.
  ///
  /// The bar copies it; changes to the copy show at once. Unless set, it is made from the
  /// properties above, which have no effect once it is set.
  open var standardAppearance: UIToolbarAppearance {
    get { appearances.standard ?? madeStandardAppearance }
    set { adopt(newValue, as: \.standard, for: \.standardAppearance) }
  }
  /// The appearance at compact height; the standard one unless set.
  open var compactAppearance: UIToolbarAppearance? {
    get { appearances.compact }
    set { adopt(newValue, as: \.compact, for: \.compactAppearance) }
  }
  /// The appearance while the content is scrolled to its bottom edge.
  ///
  /// Unless set, it is the standard one without background and line. A page without a scroll view
  /// counts as scrolled to the edge; in a standalone bar, content never does.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.scrollEdge }
    set { adopt(newValue, as: \.scrollEdge, for: \.scrollEdgeAppearance) }
  }
  /// The scroll edge appearance at compact height.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    get { appearances.compactScrollEdge }
    set { adopt(newValue, as: \.compactScrollEdge, for: \.compactScrollEdgeAppearance) }
  }
  var appearances = BarAppearances<UIToolbarAppearance>() { didSet { restyle() } }
  var look = LegacyBarAppearance(isAtBottom: true) {
    didSet { if look != oldValue { ownLookDidChange() } }
  }
  /// The appearances made from the bar's own properties.
  var madeAppearances: [UIBarMetrics: UIToolbarAppearance] = [:]

  /// The bar's height at a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width > 0 ? size.width : bounds.width,
      height: BarMetrics.height(in: traitCollection))
  }

  /// No width of its own, and the bar's height.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.height(in: traitCollection))
  }

  /// Whether a point is in the bar, or in what its background covers beyond it up to the screen's edge.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || background.frame.contains(point)
  }

  open override func layoutSubviews() {
    handDirection(to: [background, leaving, content])
    background.edge = position == .bottom ? .bottom : .top
    background.place(backgroundFrame)
    for content in [leaving, content] { content?.frame = bounds }
    if let progress { background.drive(by: progress) }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    restyle()
  }

  open override func didMoveToWindow() {
    restyle()
    // Text can be measured only on a stage.
    content?.setNeedsLayout()
    if window == nil { openMenu?.close(animated: false) }
  }

  /// The place of the background: to the edge of the screen that the bar is attached to.
  private var backgroundFrame: CGRect {
    guard position != .bottom else {
      return CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + safeAreaOverhang)
    }
    let overhang = position == .topAttached ? superview?.safeAreaInsets.top ?? 0 : 0
    return CGRect(x: 0, y: -overhang, width: bounds.width, height: bounds.height + overhang)
  }

  private var position: UIBarPosition {
    guard controller == nil, let wished = delegate?.position(for: self), wished != .any else {
      return .bottom
    }
    return wished
  }

  // MARK: Content

  let background = BarBackground(edge: .bottom)
  /// The container whose top page the bar belongs to; nil for a standalone bar.
  weak var controller: (any BarOwner)? { didSet { restyle() } }
  private(set) var content: ToolbarContent?
  private var leaving: ToolbarContent?
  private var progress: TransitionProgress?
  weak var openMenu: (any OpenMenu)?

  /// Begins a transition to other items, driven by a progress.
  func beginTransition(to items: [UIBarButtonItem]?, by progress: TransitionProgress) {
    openMenu?.close(animated: false)
    self.progress = progress
    background.beginTransition(
      to: resolved.backgrounds, page: controller?.topViewController, at: window?.stage?.now ?? 0)
    if content?.isMade(of: items ?? []) == true {
      storedItems = items
    } else {
      leaving = content
      content = nil
      replaceContent(items)
    }
    background.drive(by: progress)
  }

  /// Ends a running transition, and shows the final items.
  func endTransition(with items: [UIBarButtonItem]?) {
    guard let progress else { return setItems(items, animated: false) }
    removeAnimations(drivenBy: progress)
    background.endTransition()
    // A running rotation of the outgoing buttons continues if the final ones look the same.
    if let leaving, window?.stage?.rotations.isEmpty == false, leaving.looks(like: items ?? []) {
      swap(&self.leaving, &content)
    }
    leaving?.removeFromSuperview()
    leaving = nil
    self.progress = nil
    guard content?.isMade(of: items ?? []) == true else { return replaceContent(items) }
    keepContent(for: items)
  }

  /// Keeps the buttons, and shows the background of the top page.
  private func keepContent(for items: [UIBarButtonItem]?) {
    storedItems = items
    background.show(resolved.backgrounds, page: controller?.topViewController)
  }

  func itemDidChange(_ item: UIBarItem) {
    if storedItems?.contains(where: { $0 === item }) == true { replaceContent(storedItems) }
  }

  private func replaceContent(_ items: [UIBarButtonItem]?) {
    storedItems = items
    let new = ToolbarContent(items: items ?? [])
    items?.forEach { $0.join(self) }
    background.show(resolved.backgrounds, page: controller?.topViewController)
    new.show(textAppearance, look.style)
    addSubview(new)
    if let content, new.looks(like: content) { new.inheritRotation(from: content) }
    content?.removeFromSuperview()
    content = new
    setNeedsLayout()
    layoutIfNeeded()
    if let progress { crossFade(by: progress) }
  }

  /// Cross-fades the buttons with the pages, unless both look the same.
  private func crossFade(by progress: TransitionProgress) {
    guard let content else { return }
    let isSame = leaving.map(content.looks) ?? false
    leaving?.isHidden = isSame
    guard !isSame else { return }
    content.fade(from: 0, to: 1, by: progress)
    leaving?.fade(from: 1, to: 0, by: progress)
  }
}
