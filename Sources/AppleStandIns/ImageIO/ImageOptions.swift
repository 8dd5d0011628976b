/// The options in a dictionary with keys of ImageIO.
struct ImageOptions: Sendable {
  private var numbers: [CFString: Double] = [:]
  private var parts: [CFString: ImageOptions] = [:]

  init(_ values: CFDictionary?) {
    for case (let key as CFString, let value) in values ?? [:] {
      if let number = value as? NSNumber {
        numbers[key] = number.doubleValue
      } else if let part = value as? CFDictionary {
        parts[key] = ImageOptions(part)
      }
    }
  }

  /// Whether a key's value is true.
  func holds(_ key: CFString) -> Bool { number(key).map { $0 != 0 } ?? false }

  /// A key's number, of whatever type; nil if it has none.
  func number(_ key: CFString) -> Double? { numbers[key] }

  /// The options inside of a key's dictionary; nil if it has none.
  func part(_ key: CFString) -> ImageOptions? { parts[key] }
}
