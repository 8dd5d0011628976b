/// A picture or the like of a notification.
open class UNNotificationAttachment: NSObject {
  /// Its name.
  public let identifier: String
  /// Its file.
  public let url: URL

  /// An attachment; the file is not looked at here.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    (self.identifier, url) = (identifier, URL)
    super.init()
  }
}
