/// A request for a notification.
///
/// It never changes, so that any thread may have it, as on iOS.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// The request's name, by which it is removed.
  public let identifier: String
  /// The content of the notification.
  public let content: UNNotificationContent
  /// The condition on which the notification comes; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// A request.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    (self.identifier, self.trigger) = (identifier, trigger)
    self.content = content.frozen
    super.init()
  }

  /// The line about the request in the console.
  var line: String {
    let text = [content.title, content.subtitle, content.body].filter { !$0.isEmpty }
    return "notification \(identifier) \(trigger?.when ?? "at once"): "
      + text.joined(separator: " – ")
  }
}
