/// A kind of notifications, with what can be done with them.
open class UNNotificationCategory: NSObject {
  /// Its name.
  public let identifier: String
  /// What can be done with them.
  public let actions: [UNNotificationAction]
  /// What they have to do with Siri.
  public let intentIdentifiers: [String]
  /// What is said where the content is hidden.
  public let hiddenPreviewsBodyPlaceholder: String
  /// What is special.
  public let options: UNNotificationCategoryOptions

  /// A kind.
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
