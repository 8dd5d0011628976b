import Foundation
import NavigationKit

extension SceneBuilder {
  /// Sets a controller's navigation item.
  func setNavigationItem(_ element: DocumentElement, _ item: UINavigationItem) {
    register(item, element)
    if let title = reader.string("title", of: element) { item.title = title }
    item.prompt = reader.string("prompt", of: element)
    item.largeTitleDisplayMode =
      reader.choice(
        "largeTitleDisplayMode", of: element,
        among: ["always": .always, "never": .never, "automatic": .automatic]) ?? .automatic
    func items(_ key: String) -> [UIBarButtonItem] {
      let one = element.child(key: key).map { [$0] } ?? []
      return (one.isEmpty ? element.children(in: key + "s") : one).map { makeBarButtonItem($0) }
    }
    item.leftBarButtonItems = items("leftBarButtonItem")
    item.rightBarButtonItems = items("rightBarButtonItem")
    if let back = element.child(key: "backBarButtonItem") {
      item.backBarButtonItem = makeBarButtonItem(back)
    }
    if let title = element.child(key: "titleView") { item.titleView = makeView(title) }
  }

  /// Makes the navigation item of a bar that stands on its own.
  func makeNavigationItem(_ element: DocumentElement) -> UINavigationItem {
    let item = UINavigationItem(title: reader.string("title", of: element) ?? "")
    setNavigationItem(element, item)
    return item
  }

  func makeBarButtonItem(_ element: DocumentElement) -> UIBarButtonItem {
    let item = bareItem(element)
    register(item, element)
    if let tint = reader.color("tintColor", of: element) { item.tintColor = UIColor(tint) }
    if let isEnabled = reader.bool("enabled", of: element) { item.isEnabled = isEnabled }
    if let width = reader.length("width", of: element) { item.width = width }
    if let tag = reader.int("tag", of: element) { item.tag = tag }
    return item
  }

  private func bareItem(_ element: DocumentElement) -> UIBarButtonItem {
    if let system = reader.choice("systemItem", of: element, among: Self.systemItems) {
      return UIBarButtonItem(systemItem: system)
    }
    if let view = element.child(key: "customView") {
      return UIBarButtonItem(customView: makeView(view))
    }
    let style: UIBarButtonItem.Style = element["style"] == "done" ? .done : .plain
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
    if let system = reader.choice("systemItem", of: element, among: Self.systemTabs) {
      item = UITabBarItem(tabBarSystemItem: system, tag: 0)
    } else {
      item = UITabBarItem(
        title: reader.string("title", of: element), image: image("image", of: element),
        selectedImage: image("selectedImage", of: element))
    }
    if let tag = reader.int("tag", of: element) { item.tag = tag }
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
