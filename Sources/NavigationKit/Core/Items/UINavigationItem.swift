public import Foundation

/// The title, buttons and search bar that a navigation bar shows for one screen.
///
/// ```swift
/// navigationItem.title = "Albums"
/// navigationItem.largeTitleDisplayMode = .always
/// navigationItem.rightBarButtonItem = UIBarButtonItem(
///   systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addAlbum() })
/// navigationItem.searchController = UISearchController(searchResultsController: nil)
/// ```
@preconcurrency @MainActor
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

  /// Makes an item with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }

  convenience init(title: String?) {
    self.init()
    self.title = title
  }

  /// Called once it was made from a nib or storyboard, and never if code made it; call super.
  open func awakeFromNib() {}

  /// The title in the bar, and of the back button that leads to this screen.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// A view that replaces the title, at its own size as far as there is room.
  open var titleView: UIView? {
    didSet {
      guard titleView !== oldValue else { return }
      titleViewSize = HostedSize()
      didChange()
    }
  }
  /// The title view's size in the bar.
  var titleViewSize = HostedSize()

  /// A line of text above the title, which makes the bar higher.
  open var prompt: String? { didSet { if prompt != oldValue { didChange() } } }

  /// When a title is large, in a bar that prefers large titles.
  public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
    /// Like the item below; large at the bottom of the stack.
    case automatic
    /// Always.
    case always
    /// Never.
    case never
    /// Always; UIKit shows it inside the row, this bar below it.
    case inline
  }

  /// When the title is large; automatic unless set.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { if largeTitleDisplayMode != oldValue { bar?.largeTitleDidChange(of: self) } }
  }

  // MARK: Search

  /// Searches the screen: its search bar is under the title, or the large title.
  open var searchController: UISearchController? {
    didSet {
      guard searchController !== oldValue else { return }
      if oldValue?.item === self { oldValue?.join(nil) }
      searchController?.join(self)
      didChange()
      bar?.largeTitlesDidChange()
    }
  }

  /// The text that is searched for; nil without a search controller.
  var searchText: String? { searchController?.searchBar.text }

  /// Whether the search bar collapses as the screen scrolls, and appears collapsed; true unless
  /// set.
  open var hidesSearchBarWhenScrolling = true {
    didSet { if hidesSearchBarWhenScrolling != oldValue { bar?.largeTitlesDidChange() } }
  }

  /// Where a search bar is.
  public enum SearchBarPlacement: Int, Hashable, Sendable {
    /// As the system sees fit: below the title.
    case automatic
    /// Beside the title where UIKit has room for it; this bar shows it below.
    case inline
    /// Below the title.
    case stacked
  }

  /// Where the search bar should be; automatic unless set.
  open var preferredSearchBarPlacement = SearchBarPlacement.automatic
  /// Where the search bar is.
  open var searchBarPlacement: SearchBarPlacement { .stacked }

  // MARK: Back button

  /// The back button that leads to this screen: its title or image.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  /// The title of the back button that leads to this screen; "" for the chevron alone.
  open var backButtonTitle: String? { didSet { didChange() } }

  /// Which titles a back button may have.
  public enum BackButtonDisplayMode: Int, Hashable, Sendable {
    /// The back title or title; if there is no room, "Back" or the chevron alone.
    case `default`
    /// "Back", or the chevron alone.
    case generic
    /// The chevron alone.
    case minimal
  }

  /// Which titles the back button to this screen may have, if it has no ``backBarButtonItem``.
  open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { didChange() } }
  /// The action of the back button instead of going back; the bottom screen then has a button, too.
  open var backAction: UIAction? { didSet { didChange() } }
  /// Whether this screen has no back button; false unless set.
  open var hidesBackButton: Bool {
    get { storedHidesBackButton }
    set { setHidesBackButton(newValue, animated: false) }
  }
  private var storedHidesBackButton = false

  /// Hides or shows the back button, with a cross-fade if `animated`.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    guard hidesBackButton != storedHidesBackButton else { return }
    storedHidesBackButton = hidesBackButton
    didChange(animated: animated)
  }

  /// Whether left items are shown beside the back button instead of replacing it; false unless set.
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

  /// Replaces the items at the leading edge, with a cross-fade if `animated`.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftItems = items
    didChange(animated: animated)
  }

  /// Replaces the items at the leading edge by one.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(item.map { [$0] }, animated: animated)
  }

  /// Replaces the items at the trailing edge, with a cross-fade if `animated`.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightItems = items
    didChange(animated: animated)
  }

  /// Replaces the items at the trailing edge by one.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(item.map { [$0] }, animated: animated)
  }

  // MARK: Groups

  /// How title and buttons are arranged; with the title in the middle unless set.
  open var style = ItemStyle.navigator { didSet { if style != oldValue { didChange() } } }
  /// Groups after the items at the leading edge; they never replace the back button.
  open var leadingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { adoptGroups(insteadOf: oldValue) }
  }
  /// Groups in the middle of a bar in regular width whose title is at the leading end; elsewhere they
  /// are in a menu.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { adoptGroups(insteadOf: oldValue) }
  }
  /// Groups before the items at the trailing edge, from the leading end to the trailing one.
  open var trailingItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { adoptGroups(insteadOf: oldValue) }
  }
  /// A group at the very trailing edge; nil unless set.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { adoptGroups(insteadOf: [oldValue].compactMap { $0 }) }
  }

  private func adoptGroups(insteadOf old: [UIBarButtonItemGroup]) {
    for group in old where group.owner === self { (group.owner, group.isFolded) = (nil, false) }
    for group in allGroups { group.owner = self }
    didChange()
  }

  /// Shows what a group has become.
  func groupsDidChange() { didChange() }

  // MARK: Appearances

  /// The bar's appearance while the item is on top, at regular height; the item copies it.
  open var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { adopt(newValue, as: \.standard) }
  }
  /// The appearance at compact height.
  open var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { adopt(newValue, as: \.compact) }
  }
  /// The appearance while the content is scrolled to the edge at which the bar is.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { adopt(newValue, as: \.scrollEdge) }
  }
  /// The scroll edge appearance at compact height.
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
    appearances[keyPath: place] = appearance?.adopted { [weak self] in self?.appearanceDidChange() }
    appearanceDidChange()
  }

  private func appearanceDidChange() {
    if self === bar?.topItem { bar?.restyle() }
  }

  /// The bar that shows the item.
  weak var bar: (any NavigationItemOwner)?

  private func didChange(animated: Bool = false) {
    bar?.navigationItemDidChange(self, animated: animated)
  }
}
