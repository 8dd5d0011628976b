public import Foundation

/// A quick action of an app, which its icon on the home screen offers while held.
///
/// The window's menu lists those of a running app, under Quick Actions.
nonisolated open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
  /// The properties of an action.
  fileprivate struct Content {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var target: Any?
  }

  fileprivate var content: Content

  /// Names an action.
  ///
  /// - Parameters:
  ///   - type: The name by which the app knows the action.
  ///   - icon: The picture beside its title; nil for none.
  ///   - userInfo: The data that the app needs for the action.
  public convenience init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.init(
      Content(
        type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon,
        userInfo: userInfo))
  }

  /// Names an action by its title alone.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  fileprivate init(_ content: Content) {
    self.content = content
    super.init()
  }

  /// The name by which the app knows the action.
  open var type: String { content.type }
  /// Its title.
  open var localizedTitle: String { content.title }
  /// A second line below its title; nil for none.
  open var localizedSubtitle: String? { content.subtitle }
  /// The picture beside its title; nil for none.
  open var icon: UIApplicationShortcutIcon? { content.icon }
  /// The data that the app needs for the action.
  open var userInfo: [String: any NSSecureCoding]? { content.userInfo }
  /// The identifier of the scene that is to do it; the app has one scene here.
  open var targetContentIdentifier: Any? { content.target }

  /// Returns an equal action.
  open func copy(with zone: NSZone? = nil) -> Any { UIApplicationShortcutItem(content) }

  /// Returns an equal action that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    UIMutableApplicationShortcutItem(content)
  }
}

/// A quick action that can be changed.
nonisolated open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { content.type }
    set { content.type = newValue }
  }
  open override var localizedTitle: String {
    get { content.title }
    set { content.title = newValue }
  }
  open override var localizedSubtitle: String? {
    get { content.subtitle }
    set { content.subtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { content.icon }
    set { content.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { content.userInfo }
    set { content.userInfo = newValue }
  }
  open override var targetContentIdentifier: Any? {
    get { content.target }
    set { content.target = newValue }
  }
}
