/// What the back button says, by the item below.
nonisolated enum BackTitle {
  /// What it says where there is no title, or no room for it.
  static let generic = "Back"

  /// The titles to try, the best first; the chevron alone is always left.
  ///
  /// - Parameters:
  ///   - buttonTitle: What the item's own button says; it counts above all else.
  ///   - mode: Which titles may be shown where there is no button of the item's own.
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
    // An empty back title is how apps ask for the chevron alone; an empty title is none.
    if let backTitle { return backTitle.isEmpty ? [] : unique([backTitle, generic]) }
    guard let title, !title.isEmpty else { return [generic] }
    return unique([title, generic])
  }

  private static func unique(_ titles: [String]) -> [String] {
    titles.first == titles.last ? Array(titles.prefix(1)) : titles
  }
}

/// What a back button shows beside its chevron.
struct BackButtonContent {
  /// The titles to try, the best first.
  var titles: [String]
  /// A picture in place of the titles.
  var image: UIImage?
  /// What assistive technology, scripts and tests call it where it says nothing itself.
  var label: String?
  /// Its own button, which may say how it looks.
  var item: UIBarButtonItem?

  /// What leads back to an item.
  init(to item: UINavigationItem) {
    let button = item.backBarButtonItem
    titles = BackTitle.candidates(
      buttonTitle: button?.title, backTitle: item.backButtonTitle, title: item.title,
      mode: item.backButtonDisplayMode)
    image = button?.image
    label = button?.accessibilityLabel
    self.item = button
  }

  /// What stands for an action where nothing lies below.
  init(of action: UIAction) {
    titles = BackTitle.candidates(title: action.title)
    image = action.image
  }
}

extension UINavigationItem {
  /// What the back button shows over an item below; nil where there is none.
  func backButtonContent(below: UINavigationItem?) -> BackButtonContent? {
    if hidesBackButton { return nil }
    let hasLeftItems = leftBarButtonItems?.contains { !$0.isHidden } ?? false
    if hasLeftItems && !leftItemsSupplementBackButton { return nil }
    if let below { return BackButtonContent(to: below) }
    return backAction.map(BackButtonContent.init(of:))
  }

  /// What a list of the pages below calls this one.
  var menuTitle: String {
    [title, backButtonTitle].compactMap { $0 }.first { !$0.isEmpty } ?? BackTitle.generic
  }
}
