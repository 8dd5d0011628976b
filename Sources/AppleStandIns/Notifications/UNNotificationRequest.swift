/// Asks for a notification.
///
/// It never changes, so that any thread may have it, as on iOS.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// Its name, by which it is removed.
  public let identifier: String
  /// What the notification says.
  public let content: UNNotificationContent
  /// When it comes; nil for at once.
  public let trigger: UNNotificationTrigger?

  /// A request.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    (self.identifier, self.trigger) = (identifier, trigger)
    self.content = content.frozen
    super.init()
  }

  /// The line about it in the console.
  var line: String {
    let text = [content.title, content.subtitle, content.body].filter { !$0.isEmpty }
    return "notification \(identifier) \(trigger?.when ?? "at once"): "
      + text.joined(separator: " – ")
  }
}
