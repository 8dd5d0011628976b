/// What a notification says.
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

  /// Nothing.
  public override init() { super.init() }

  /// What it says now, whatever is changed later.
  var frozen: UNNotificationContent {
    let content = UNNotificationContent()
    content.values = values
    return content
  }

  /// What is said in bold letters.
  open var title: String { values.title }
  /// What is said below.
  open var subtitle: String { values.subtitle }
  /// What is said in full.
  open var body: String { values.body }
  /// The number at the app's icon; nil to leave it.
  open var badge: NSNumber? { values.badge }
  /// What is heard; nil for nothing.
  open var sound: UNNotificationSound? { values.sound }
  /// What the app wants to know later.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The name of its kind.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The name of what it belongs to.
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
