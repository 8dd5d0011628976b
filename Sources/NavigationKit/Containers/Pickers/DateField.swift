import Foundation

/// The field of a date that a wheel of a date picker selects.
nonisolated enum DateField: Hashable, Sendable {
  case year, month, day
  /// A day with its weekday and month.
  case wholeDay
  case dayPeriod, hour, minute
  /// The hours and minutes of a countdown.
  case hours, minutes

  /// The fields of a mode, in the order of the locale.
  static func order(for mode: UIDatePicker.Mode, in locale: Locale) -> [DateField] {
    switch mode {
    case .countDownTimer: [.hours, .minutes]
    case .time: order(in: format("jmm", in: locale))
    case .date: order(in: format("yMMMMd", in: locale))
    case .dateAndTime: [.wholeDay] + order(in: format("jmm", in: locale))
    }
  }

  /// The pattern of a format in a locale.
  static func format(_ template: String, in locale: Locale) -> String {
    DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
  }

  /// The fields in a pattern, in its order, each once; quoted text is skipped.
  static func order(in pattern: String) -> [DateField] {
    var isQuoted = false
    var fields: [DateField] = []
    for letter in pattern {
      if letter == "'" { isQuoted.toggle() }
      guard !isQuoted, let field = field(of: letter), !fields.contains(field) else { continue }
      fields.append(field)
    }
    return fields
  }

  private static func field(of letter: Character) -> DateField? {
    switch letter {
    case "y", "u", "r": .year
    case "M", "L": .month
    case "d": .day
    case "a", "b", "B": .dayPeriod
    case "h", "H", "k", "K": .hour
    case "m": .minute
    default: nil
    }
  }
}
