/// A kind of notifications, with their actions.
open class UNNotificationCategory: NSObject {
  /// Its name.
  public let identifier: String
  /// The actions of the notifications.
  public let actions: [UNNotificationAction]
  /// The names of the related intents for Siri.
  public let intentIdentifiers: [String]
  /// The text where the content is hidden.
  public let hiddenPreviewsBodyPlaceholder: String
  /// The options of the kind.
  public let options: UNNotificationCategoryOptions

  /// A kind of notifications.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    hiddenPreviewsBodyPlaceholder: String = "", options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions) = (identifier, actions)
    self.intentIdentifiers = intentIdentifiers
    self.hiddenPreviewsBodyPlaceholder = hiddenPreviewsBodyPlaceholder
    self.options = options
    super.init()
  }
}
