/// A notification that is shown; none is here.
open class UNNotification: NSObject {
  /// When it came.
  public let date: Date
  /// What asked for it.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    (self.date, self.request) = (date, request)
    super.init()
  }
}
