/// A notification that is shown; here none is shown.
open class UNNotification: NSObject {
  /// The time when the notification came.
  public let date: Date
  /// The request for the notification.
  public let request: UNNotificationRequest

  init(date: Date, request: UNNotificationRequest) {
    (self.date, self.request) = (date, request)
    super.init()
  }
}
