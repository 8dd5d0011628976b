import Foundation

/// Writes values as JSON that stays the same from run to run.
enum JSONText {
  /// The value as JSON: keys in alphabetical order, indented.
  static func of(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
