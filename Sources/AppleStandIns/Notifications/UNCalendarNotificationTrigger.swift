/// A notification that comes at a time of the day, week or year.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The time.
  public let dateComponents: DateComponents

  /// At a time.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When it comes next.
  open func nextTriggerDate() -> Date? {
    let calendar = dateComponents.calendar ?? .current
    return calendar.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }

  override var when: String {
    let parts: [(name: String, value: Int?)] = [
      ("year", dateComponents.year), ("month", dateComponents.month), ("day", dateComponents.day),
      ("weekday", dateComponents.weekday), ("hour", dateComponents.hour),
      ("minute", dateComponents.minute), ("second", dateComponents.second),
    ]
    let time = parts.compactMap { part in part.value.map { "\(part.name) \($0)" } }
    return (repeats ? "whenever it is " : "when it is ") + time.joined(separator: ", ")
  }
}
