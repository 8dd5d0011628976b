public import Foundation

/// The bar at the top: where one is, the way back, and what can be done here.
///
/// A bar of a ``UINavigationController`` follows its stack. A bar of one's own has its items pushed and
/// popped, and tells its delegate.
open class UINavigationBar: UIView, UIBarPositioning, BarItemContainer {
  /// Makes a bar of one's own.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(background)
  }

  // MARK: Items

  /// The items from the bottom of the stack to the top; the last one is shown.
  ///
  /// Setting it is not animated. On a bar of a navigation controller it stops the program.
  open var items: [UINavigationItem]? {
    get { storedItems }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the items: it looks like a pop if the new top was among them, else like a push.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    replaceItems(items, animated: animated)
  }

  /// Puts an item on top, unless the delegate objects.
  open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }

  /// Takes the top item off and returns it; nil if there is none, or the delegate objects.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }

  /// The item that is shown.
  open var topItem: UINavigationItem? { storedItems?.last }
  /// The item that the back button leads to; nil where there is none.
  open var backItem: UINavigationItem? { storedItems?.dropLast().last }

  /// Decides on and hears of items coming and going; a navigation controller's is the controller.
  open weak var delegate: (any UINavigationBarDelegate)? {
    didSet {
      precondition(
        controller == nil || delegate === controller,
        "Cannot manually set the delegate on a UINavigationBar managed by a controller.")
    }
  }

  /// Where the bar is: attached to the screen's top in a navigation controller, else where the
  /// delegate says, else at the top.
  public var barPosition: UIBarPosition { position }

  // MARK: Looks

  /// Light or dark; ``UIBarStyle/default`` unless set.
  open var barStyle: UIBarStyle {
    get { look.style }
    set { look.style = newValue }
  }
  /// Whether content may go on under the bar and shine through; true unless set.
  open var isTranslucent: Bool {
    get { look.isTranslucent }
    set { look.isTranslucent = newValue }
  }
  /// The colour of the bar itself; nil for the style's.
  open var barTintColor: UIColor? {
    get { look.tint }
    set { look.tint = newValue }
  }
  /// The font and colour of the title, by `.font` and `.foregroundColor`; nil for the bar's own.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { styleContent() } }

  /// Whether titles are large unless their items say otherwise; false unless set.
  ///
  /// Where there is little room from top to bottom they are small all the same.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { largeTitlesDidChange() } }
  }
  /// The font and colour of large titles, by `.font` and `.foregroundColor`; nil for the bar's own.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { styleContent() } }

  /// The height of a bar with the large title and the prompt of its top item, at the given width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) }

  open override func layoutSubviews() { layOutParts() }
  open override func didMoveToWindow() { windowDidChange() }

  // MARK: State

  var storedItems: [UINavigationItem]?
  var look = BarLook() { didSet { lookDidChange(from: oldValue) } }
  /// The navigation controller whose stack it follows; nil for a bar of one's own.
  weak var controller: (any UINavigationBarDelegate)?

  let background = BarBackground(hairlineIsAtTop: false)
  var content: NavigationBarContent?
  /// What is in flight: the content that goes, what moves it, and how much higher the bar was.
  var leaving: NavigationBarContent?
  var progress: TransitionProgress?
  var heightLoss: CGFloat = 0
  /// The transition that a bar of one's own runs by itself.
  var ownTransition: OwnTransition?
  /// What a controller said of its page's large title: how far it is unfolded, and whose it is.
  var largeTitle: LargeTitle?
  weak var largeTitleItem: UINavigationItem?
  weak var openMenu: MenuOverlay?

  func navigationItemDidChange(_ item: UINavigationItem, animated: Bool) {
    guard item === topItem || item === backItem else { return }
    refresh(animated: animated)
  }

  func itemDidChange(_ item: UIBarItem) { refresh(animated: false) }
}
