/// What a notification shall say.
open class UNMutableNotificationContent: UNNotificationContent {
  /// What is said in bold letters.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// What is said below.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// What is said in full.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The number at the app's icon; nil to leave it.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// What is heard; nil for nothing.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// What the app wants to know later.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// The name of its kind.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// The name of what it belongs to.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// The picture that the app starts with.
  open override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
  /// Pictures and the like.
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
}
