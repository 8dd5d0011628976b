/// What can be done with a notification.
open class UNNotificationAction: NSObject {
  /// Its name.
  public let identifier: String
  /// What its button says.
  public let title: String
  /// How it is done.
  public let options: UNNotificationActionOptions

  /// An action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
    super.init()
  }
}
