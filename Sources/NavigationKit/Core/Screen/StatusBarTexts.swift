import Foundation

/// The texts of a status bar, by device and language: pure.
nonisolated struct StatusBarTexts: Hashable, Sendable {
  /// The time of day.
  let time: String
  /// The day beside the time; empty for none.
  var date = ""
  /// The charge before the battery; empty for none.
  var percentage = ""

  /// The texts of a bar.
  ///
  /// Beside a cut-out there is room for hours and minutes only.
  init(_ bar: StatusBar, cutOut: ScreenChrome.CutOut, isPad: Bool) {
    guard cutOut == .none else {
      time = bar.time
      return
    }
    let locale = bar.locale
    time = Self.time(bar.time, in: locale)
    if isPad { date = bar.date ?? Self.defaultDay(in: locale) }
    if bar.showsPercentage ?? isPad {
      let percent = Int((min(max(bar.battery, 0), 1) * 100).rounded())
      percentage = (Double(percent) / 100).formatted(
        .percent.precision(.fractionLength(0)).locale(locale))
    }
  }

  /// A time as the locale writes it; text other than hours and minutes stays as it is.
  private static func time(_ text: String, in locale: Locale) -> String {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let hour = parts[0], let minute = parts[1], (0..<24).contains(hour),
      (0..<60).contains(minute), usesTwelveHours(locale)
    else { return text }
    let components = DateComponents(year: 2007, month: 1, day: 9, hour: hour, minute: minute)
    return written(components, "jmm", in: locale) ?? text
  }

  private static func usesTwelveHours(_ locale: Locale) -> Bool {
    DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale)?.contains("a") == true
  }

  /// The day on which pictures of devices are taken.
  private static func defaultDay(in locale: Locale) -> String {
    let day = DateComponents(year: 2007, month: 1, day: 9)
    // A status bar has no room for commas.
    return written(day, "EEEMMMd", in: locale)?.replacingOccurrences(of: ",", with: "") ?? ""
  }

  private static func written(
    _ components: DateComponents, _ template: String, in locale: Locale
  ) -> String? {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    guard let date = calendar.date(from: components) else { return nil }
    let formatter = DateFormatter()
    (formatter.calendar, formatter.locale, formatter.timeZone) = (calendar, locale, .gmt)
    formatter.setLocalizedDateFormatFromTemplate(template)
    // Formats put a narrow space before AM, which few fonts have.
    return formatter.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
  }
}
