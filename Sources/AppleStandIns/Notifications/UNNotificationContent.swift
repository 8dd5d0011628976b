/// The content of a notification.
open class UNNotificationContent: NSObject {
  var values = Values()

  /// All of it as one value.
  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var launchImageName = ""
    var attachments: [UNNotificationAttachment] = []
  }

  /// An empty content.
  public override init() { super.init() }

  /// A copy that later changes do not affect.
  var frozen: UNNotificationContent {
    let content = UNNotificationContent()
    content.values = values
    return content
  }

  /// The title, in bold letters.
  open var title: String { values.title }
  /// The text below the title.
  open var subtitle: String { values.subtitle }
  /// The text of the message.
  open var body: String { values.body }
  /// The number at the app's icon; nil to leave it as it is.
  open var badge: NSNumber? { values.badge }
  /// The sound of the notification; nil for none.
  open var sound: UNNotificationSound? { values.sound }
  /// The values that the app needs later.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The identifier of the notification's category.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The identifier of the thread that the notification belongs to.
  open var threadIdentifier: String { values.threadIdentifier }
  /// The picture that the app starts with.
  open var launchImageName: String { values.launchImageName }
  /// Pictures and the like.
  open var attachments: [UNNotificationAttachment] { values.attachments }

  open override func mutableCopy() -> Any {
    let copy = UNMutableNotificationContent()
    copy.values = values
    return copy
  }
}
