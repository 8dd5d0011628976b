import Foundation
import Input

/// The kind of value that a key expects.
nonisolated enum ExpectedValue: Hashable {
  case text
  /// One of several words.
  case word([String])
  case textSize
  case key
  case quantity(Quantity)
  case pair(NumberPair)
  /// A label, a role with a label, or a point.
  case target
  /// A label, or the keys of an element.
  case element
  /// Two distances inside an element.
  case innerPoint
  /// The ends of several fingers.
  case fingers
  case url
  case steps
  /// A day, or a day with a time.
  case date
  case timeZone

  /// The known words, from which a correction of a misspelt one is suggested.
  var words: [String] {
    switch self {
    case .word(let words): words
    case .textSize: ScreenSettings.textSizes.map(\.short) + ScreenSettings.textSizes.map(\.long)
    case .key: Key.named.map(\.name)
    case .timeZone: TimeZone.knownTimeZoneIdentifiers
    case .text, .quantity, .pair, .target, .element, .innerPoint, .fingers, .url, .steps, .date: []
    }
  }
}
