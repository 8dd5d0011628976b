public import Foundation

/// When and where a scenario's run begins, for what shows dates.
public nonisolated struct ScenarioTime: Hashable, Sendable {
  /// The time zone of the app.
  public let zone: TimeZone
  /// The moment at which date pickers begin; nil for the usual one.
  public let date: Date?

  /// Whether a time zone has this name; differences from GMT are none.
  static func isZone(_ name: String) -> Bool {
    if name == "UTC" || TimeZone.knownTimeZoneIdentifiers.contains(name) { return true }
    // The list leaves out names of places that have another one, too, such as Asia/Kolkata.
    return name.contains("/") && TimeZone(identifier: name) != nil
  }
}

nonisolated extension ScenarioTime {
  /// Reads a day and a time in a zone, such as `2026-03-01 14:30`.
  ///
  /// Without a time it is that of status bars. Nil if it is none, or if the zone's clocks skip it.
  static func date(written text: String, in zone: TimeZone) -> Date? {
    let form = /([0-9]{4})-([0-9]{2})-([0-9]{2})(?: ([0-9]{2}):([0-9]{2}))?/
    guard let match = text.wholeMatch(of: form), let year = Int(match.1), let month = Int(match.2),
      let day = Int(match.3)
    else { return nil }
    let hour = match.4.flatMap { Int($0) } ?? usual.hour
    let minute = match.5.flatMap { Int($0) } ?? usual.minute
    let wanted = DateComponents(year: year, month: month, day: day, hour: hour, minute: minute)
    let calendar = calendar(in: zone)
    guard let date = calendar.date(from: wanted),
      calendar.dateComponents(parts, from: date) == wanted
    else { return nil }
    return date
  }

  /// The time of day that status bars show.
  private static let usual = (hour: 9, minute: 41)

  private static let parts: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute]

  private static func calendar(in zone: TimeZone) -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    return calendar
  }

  /// The setting as YAML.
  var yaml: String {
    var entries: [(PartKey, String)] = [(.zone, YAMLText.text(zone.identifier))]
    if let date {
      let parts = Self.calendar(in: zone).dateComponents(Self.parts, from: date)
      func digits(_ number: Int?, _ count: Int) -> String {
        let text = "\(number ?? 0)"
        return String(repeating: "0", count: max(0, count - text.count)) + text
      }
      let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
      let isUsual = parts.hour == Self.usual.hour && parts.minute == Self.usual.minute
      let time = isUsual ? "" : " \(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
      entries.append((.date, YAMLText.text(day + time)))
    }
    return YAMLText.mapping(entries)
  }
}
