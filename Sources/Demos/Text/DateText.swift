/// Formats dates in American English.
nonisolated struct DateText: Sendable {
  /// The time zone of dates.
  enum Zone: Sendable {
    case utc, local
  }

  let zone: Zone

  /// "May 12, 2024".
  func day(_ date: Date) -> String {
    let parts = parts(of: date)
    return "\(Self.month(parts)) \(parts.tm_mday), \(Int(parts.tm_year) + 1900)"
  }

  /// "May 12, 2024 at 9:05 AM".
  func moment(_ date: Date) -> String {
    let parts = parts(of: date)
    let hour = (parts.tm_hour + 11) % 12 + 1
    let minute = parts.tm_min < 10 ? "0\(parts.tm_min)" : "\(parts.tm_min)"
    return "\(day(date)) at \(hour):\(minute) \(parts.tm_hour < 12 ? "AM" : "PM")"
  }

  private func parts(of date: Date) -> tm {
    // Wrong clocks write wrong dates; they are limited to what a calendar holds.
    var seconds = time_t(date.timeIntervalSince1970.clamped(to: Self.tellable).rounded(.down))
    var parts = tm()
    switch zone {
    case .utc: gmtime_r(&seconds, &parts)
    case .local: localtime_r(&seconds, &parts)
    }
    return parts
  }

  private static func month(_ parts: tm) -> String {
    months.indices.contains(Int(parts.tm_mon)) ? months[Int(parts.tm_mon)] : "?"
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The years 0001 to 9999, in seconds around 1970.
  private static let tellable = -62_135_596_800.0...253_402_300_799.0
}

extension Double {
  fileprivate nonisolated func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
