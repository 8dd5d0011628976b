/// A notification that comes after a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The time in seconds.
  public let timeInterval: TimeInterval

  /// After a time.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// When it comes next.
  open func nextTriggerDate() -> Date? { Date(timeIntervalSinceNow: timeInterval) }

  override var when: String {
    "\(repeats ? "every" : "in") \(timeInterval.formatted(.number.grouping(.never).locale(Locale(identifier: "en_US")))) s"
  }
}
