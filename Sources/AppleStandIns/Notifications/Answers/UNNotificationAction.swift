/// An action of a notification.
open class UNNotificationAction: NSObject {
  /// Its name.
  public let identifier: String
  /// The title of its button.
  public let title: String
  /// The options for performing the action.
  public let options: UNNotificationActionOptions

  /// An action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
    super.init()
  }
}
