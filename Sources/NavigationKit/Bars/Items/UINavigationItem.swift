public import Foundation

/// What a navigation bar shows for one screen.
@MainActor
open class UINavigationItem: NSObject {
  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes an item without a title.
  public convenience override init() {
    self.init(title: "")
    title = nil
  }

  /// Makes an item of an archive; what the archive does not say is as in a new one.
  public required init?(coder: NSCoder) { super.init() }

  convenience init(title: String?) {
    self.init()
    self.title = title
  }

  /// The title in the middle, and on the button back to this screen.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// A view in place of the title, in the view's size, cut where there is less room.
  open var titleView: UIView? {
    didSet {
      guard titleView !== oldValue else { return }
      titleViewSize = TitleViewSize()
      didChange()
    }
  }
  /// How big the title view is by itself.
  var titleViewSize = TitleViewSize()

  /// A line above the title; the bar is higher while there is one.
  open var prompt: String? { didSet { if prompt != oldValue { didChange() } } }

  /// When a title is large; it matters where the bar prefers large titles.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// As the item below; at the bottom of the stack it is large.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
    /// Always; UIKit has a place in the row for it, here it stands under the row.
    case inline
  }

  /// When the title is large; as the item below's unless set.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { bar?.largeTitleDidChange(of: self) } }
  }

  // MARK: Back

  /// What the button back *to this screen* shows: its title or picture.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  /// What the button back to this screen says in place of its title; "" for the chevron alone.
  open var backButtonTitle: String? { didSet { didChange() } }

  /// Which titles the button back to a screen may show.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The back title or the title; "Back" where there is no room; else the chevron alone.
    case `default`
    /// "Back", or the chevron alone.
    case generic
    /// The chevron alone.
    case minimal
  }

  /// Which titles the button back to this screen may show where it has no button of its own.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { didChange() } }
  /// What this screen's back button does in place of going back; it makes one where none would be.
  open var backAction: UIAction? { didSet { didChange() } }
  /// Whether this screen shows no button back to the one before.
  open var hidesBackButton: Bool {
    get { storedHidesBackButton }
    set { setHidesBackButton(newValue, animated: false) }
  }
  private var storedHidesBackButton = false

  /// Hides or shows the button back, faded where `animated` is true.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard hidesBackButton != storedHidesBackButton else { return }
    storedHidesBackButton = hidesBackButton
    didChange(animated: animated)
  }

  /// Whether left items stand beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false { didSet { didChange() } }

  // MARK: Items

  /// The items at the leading edge, from the edge inwards.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leftItems }
    set { setLeftBarButtonItems(newValue, animated: false) }
  }
  /// The first item at the leading edge; setting it replaces them all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems?.first }
    set { setLeftBarButton(newValue, animated: false) }
  }
  /// The items at the trailing edge, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  /// The first item at the trailing edge; setting it replaces them all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightItems?.first }
    set { setRightBarButton(newValue, animated: false) }
  }
  private var leftItems: [UIBarButtonItem]?
  private var rightItems: [UIBarButtonItem]?

  /// Replaces the items at the leading edge, cross-faded where `animated` is true.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftItems = items
    didChange(animated: animated)
  }

  /// Replaces the items at the leading edge by one.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Replaces the items at the trailing edge, cross-faded where `animated` is true.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightItems = items
    didChange(animated: animated)
  }

  /// Replaces the items at the trailing edge by one.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  // MARK: Appearances

  /// What the bar is painted with while the item is on top, at its usual height; a copy is taken.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { adopt(newValue, as: \.standard) }
  }
  /// The same where there is little height.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { adopt(newValue, as: \.compact) }
  }
  /// The same while the page's content stands at its edge.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { adopt(newValue, as: \.scrollEdge) }
  }
  /// Both.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.compactScrollEdge }
    set { adopt(newValue, as: \.compactScrollEdge) }
  }
  private(set) var appearances = BarAppearances<UINavigationBarAppearance>()

  private func adopt(
    _ appearance: UINavigationBarAppearance?,
    as place: WritableKeyPath<
      BarAppearances<UINavigationBarAppearance>, UINavigationBarAppearance?
    >
  ) {
    let copy = appearance?.copy()
    copy?.whenChanged = { [weak self] in self?.appearanceDidChange() }
    appearances[keyPath: place] = copy
    appearanceDidChange()
  }

  private func appearanceDidChange() {
    if self === bar?.topItem { bar?.restyle() }
  }

  /// The bar that shows the item now.
  weak var bar: UINavigationBar?

  private func didChange(animated: Bool = false) {
    bar?.navigationItemDidChange(self, animated: animated)
  }
}
