/// The possible titles of a back button, which come from the item below.
nonisolated enum BackTitle {
  /// The title if the item has none, or if there is no room for it.
  static let generic = "Back"

  /// The titles to try in order; if none fits, only the chevron is shown.
  ///
  /// - Parameters:
  ///   - buttonTitle: The title of the item's `backBarButtonItem`, which overrides all others.
  ///   - mode: Which titles are allowed without a `backBarButtonItem`.
  static func candidates(
    buttonTitle: String? = nil, backTitle: String? = nil, title: String?,
    mode: UINavigationItem.BackButtonDisplayMode = .default
  ) -> [String] {
    if let buttonTitle { return buttonTitle.isEmpty ? [] : [buttonTitle] }
    switch mode {
    case .minimal: return []
    case .generic: return [generic]
    case .default: break
    }
    // An empty back title asks for the chevron alone; an empty title counts as no title.
    if let backTitle { return backTitle.isEmpty ? [] : unique([backTitle, generic]) }
    guard let title, !title.isEmpty else { return [generic] }
    return unique([title, generic])
  }

  private static func unique(_ titles: [String]) -> [String] {
    titles.first == titles.last ? Array(titles.prefix(1)) : titles
  }
}

/// The content of a back button beside its chevron.
struct BackButtonContent {
  /// The titles to try in order.
  var titles: [String]
  /// An image that replaces the titles.
  var image: UIImage?
  /// The accessibility label; nil to use the title.
  var label: String?
  /// The back button item, which may determine the look.
  var item: UIBarButtonItem?

  /// The content of a back button that leads to an item.
  init(to item: UINavigationItem) {
    let button = item.backBarButtonItem
    titles = BackTitle.candidates(
      buttonTitle: button?.title, backTitle: item.backButtonTitle, title: item.title,
      mode: item.backButtonDisplayMode)
    image = button?.image
    label = button?.accessibilityLabel
    self.item = button
  }

  /// The content of a back button that runs an action, if there is no item below.
  init(of action: UIAction) {
    titles = BackTitle.candidates(title: action.title)
    image = action.image
  }
}

extension UINavigationItem {
  /// The content of the back button over an item below; nil without a back button.
  func backButtonContent(below: UINavigationItem?) -> BackButtonContent? {
    if replacesBackButton { return nil }
    if let below { return BackButtonContent(to: below) }
    return backAction.map(BackButtonContent.init(of:))
  }

  /// Whether it hides the back button, or has other items in its place.
  var replacesBackButton: Bool {
    if hidesBackButton { return true }
    let hasLeftItems = leftBarButtonItems?.contains(where: \.isShown) ?? false
    return hasLeftItems && !leftItemsSupplementBackButton
  }

  /// The item's title in the back button's menu.
  var menuTitle: String {
    [title, backButtonTitle].compactMap { $0 }.first { !$0.isEmpty } ?? BackTitle.generic
  }
}
