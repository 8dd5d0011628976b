import Foundation
import NavigationKit

extension SceneBuilder {
  /// Sets a controller's navigation item.
  func setNavigationItem(_ element: DocumentElement, _ item: UINavigationItem) {
    register(item, element)
    reader.play(element)
    if let title = reader.string("title", of: element) { item.title = title }
    item.prompt = reader.string("prompt", of: element)
    item.largeTitleDisplayMode =
      reader.choice(
        "largeTitleDisplayMode", of: element,
        among: ["always": .always, "never": .never, "automatic": .automatic]) ?? .automatic
    if let title = reader.string("backButtonTitle", of: element) { item.backButtonTitle = title }
    item.backButtonDisplayMode =
      reader.choice(
        "backButtonDisplayMode", of: element,
        among: ["default": .default, "generic": .generic, "minimal": .minimal]) ?? .default
    if let hides = reader.bool("hidesBackButton", of: element) { item.hidesBackButton = hides }
    if let supplements = reader.bool("leftItemsSupplementBackButton", of: element) {
      item.leftItemsSupplementBackButton = supplements
    }
    if let look = navigationAppearance("standardAppearance", of: element) {
      item.standardAppearance = look
    }
    if let look = navigationAppearance("scrollEdgeAppearance", of: element) {
      item.scrollEdgeAppearance = look
    }
    setButtons(of: element, item)
  }

  private func setButtons(of element: DocumentElement, _ item: UINavigationItem) {
    func items(_ key: String) -> [UIBarButtonItem] {
      let one = reader.child(key, of: element).map { [$0] } ?? []
      return (one.isEmpty ? element.children(in: key + "s") : one).map { makeBarButtonItem($0) }
    }
    item.leftBarButtonItems = items("leftBarButtonItem")
    item.rightBarButtonItems = items("rightBarButtonItem")
    if let back = reader.child("backBarButtonItem", of: element) {
      item.backBarButtonItem = makeBarButtonItem(back)
    }
    if let title = reader.child("titleView", of: element) { item.titleView = makeView(title) }
  }

  /// Makes the navigation item of a bar that stands on its own.
  func makeNavigationItem(_ element: DocumentElement) -> UINavigationItem {
    let item = ownNavigationItem(element) ?? UINavigationItem(title: "")
    setNavigationItem(element, item)
    return item
  }

  /// A navigation item of the app's class; nil if it named none.
  func ownNavigationItem(_ element: DocumentElement) -> UINavigationItem? {
    (ownClass(of: element) as? UINavigationItem.Type)?.init(coder: coder(of: element))
  }

  func makeBarButtonItem(_ element: DocumentElement) -> UIBarButtonItem {
    let item = ownItem(element) ?? bareItem(element)
    register(item, element)
    reader.play(element)
    setCommon(of: element, item)
    if let tint = reader.uiColor("tintColor", of: element) { item.tintColor = tint }
    if let width = reader.length("width", of: element) { item.width = width }
    if let isSelected = reader.bool("selected", of: element) { item.isSelected = isSelected }
    if let isHidden = reader.bool("hidden", of: element) { item.isHidden = isHidden }
    return item
  }

  /// Sets what items of all bars have.
  private func setCommon(of element: DocumentElement, _ item: UIBarItem) {
    if let isEnabled = reader.bool("enabled", of: element) { item.isEnabled = isEnabled }
    if let tag = reader.int("tag", of: element) { item.tag = tag }
    if let image = image("landscapeImage", of: element) { item.landscapeImagePhone = image }
    if let insets = insets("imageInsets", of: element) { item.imageInsets = insets }
    if let insets = insets("landscapeImageInsets", of: element) {
      item.landscapeImagePhoneInsets = insets
    }
    let name = reader.child("accessibilityConfiguration", of: element)
    if let label = name.flatMap({ reader.string("label", of: $0) }) {
      item.accessibilityLabel = label
    }
  }

  /// An item of the app's class; nil if it named none.
  private func ownItem(_ element: DocumentElement) -> UIBarButtonItem? {
    guard let type = ownClass(of: element) as? UIBarButtonItem.Type,
      let item = type.init(coder: coder(of: element))
    else { return nil }
    item.title = reader.string("title", of: element)
    item.image = image("image", of: element)
    item.style = reader.word("style", of: element) == "done" ? .done : .plain
    if let view = reader.child("customView", of: element) { item.customView = makeView(view) }
    return item
  }

  private func bareItem(_ element: DocumentElement) -> UIBarButtonItem {
    let style: UIBarButtonItem.Style =
      reader.word("style", of: element) == "done" ? .done : .plain
    if let system = reader.choice("systemItem", of: element, among: Self.systemItems) {
      return UIBarButtonItem(systemItem: system)
    }
    if let view = reader.child("customView", of: element) {
      return UIBarButtonItem(customView: makeView(view))
    }
    if let image = image("image", of: element) {
      let item = UIBarButtonItem(image: image, style: style, target: nil, action: nil)
      // The image replaces it on screen, but it still names the item.
      item.title = reader.string("title", of: element)
      return item
    }
    return UIBarButtonItem(
      title: reader.string("title", of: element) ?? "", style: style, target: nil, action: nil)
  }

  func makeTabBarItem(_ element: DocumentElement) -> UITabBarItem {
    let item: UITabBarItem
    let title = reader.string("title", of: element)
    let own = ownClass(of: element) as? UITabBarItem.Type
    if let made = own?.init(coder: coder(of: element)) {
      item = made
      let system = reader.choice("systemItem", of: element, among: Self.systemTabs)
        .map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
      item.title = title ?? system?.title
      item.image = image("image", of: element) ?? system?.image
      item.selectedImage = image("selectedImage", of: element) ?? system?.selectedImage
    } else if let system = reader.choice("systemItem", of: element, among: Self.systemTabs) {
      item = UITabBarItem(tabBarSystemItem: system, tag: 0)
    } else {
      item = UITabBarItem(
        title: title, image: image("image", of: element),
        selectedImage: image("selectedImage", of: element))
    }
    reader.play(element)
    setCommon(of: element, item)
    if let color = reader.uiColor("badgeColor", of: element) { item.badgeColor = color }
    if let offset = offset("titlePositionAdjustment", of: element) {
      item.titlePositionAdjustment = offset
    }
    if let badge = reader.string("badgeValue", of: element) { item.badgeValue = badge }
    register(item, element)
    return item
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "close": .close,
  ]

  private static let systemTabs: [String: UITabBarItem.SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated,
    "recents": .recents, "contacts": .contacts, "history": .history, "bookmarks": .bookmarks,
    "search": .search, "downloads": .downloads, "mostRecent": .mostRecent,
    "mostViewed": .mostViewed,
  ]
}
