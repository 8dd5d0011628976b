public import Foundation

/// What a navigation bar shows for one screen.
open class UINavigationItem: NSObject {
  /// Makes an item with a title.
  public init(title: String?) {
    self.title = title
    super.init()
  }

  /// Makes an item without a title.
  public convenience override init() { self.init(title: nil) }

  /// The title in the middle, and on the button back to this screen.
  open var title: String? { didSet { if title != oldValue { didChange() } } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { didChange() } }

  // MARK: Back

  /// What the button back *to this screen* shows: its title or picture.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  /// What the button back to this screen says in place of its title.
  open var backButtonTitle: String? { didSet { didChange() } }
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
  /// The first item at the leading edge.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftItems?.first }
    set { setLeftBarButton(newValue, animated: false) }
  }
  /// The items at the trailing edge, from the edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { rightItems }
    set { setRightBarButtonItems(newValue, animated: false) }
  }
  /// The first item at the trailing edge.
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

  /// Replaces the first item at the leading edge.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setLeftBarButtonItems(replacingFirst(of: leftItems, by: item), animated: animated)
  }

  /// Replaces the items at the trailing edge, cross-faded where `animated` is true.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightItems = items
    didChange(animated: animated)
  }

  /// Replaces the first item at the trailing edge.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    setRightBarButtonItems(replacingFirst(of: rightItems, by: item), animated: animated)
  }

  /// The bar that shows the item now.
  weak var bar: UINavigationBar?

  private func didChange(animated: Bool = false) {
    bar?.navigationItemDidChange(self, animated: animated)
  }

  private func replacingFirst(
    of items: [UIBarButtonItem]?, by item: UIBarButtonItem?
  ) -> [UIBarButtonItem]? {
    let result = (item.map { [$0] } ?? []) + (items ?? []).dropFirst()
    return result.isEmpty ? nil : result
  }
}
