/// When a notification comes.
open class UNNotificationTrigger: NSObject {
  /// Whether it comes again and again.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }

  /// When it comes, in words.
  var when: String { "at some time" }
}
