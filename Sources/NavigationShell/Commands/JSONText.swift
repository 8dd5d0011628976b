import Foundation

/// Encodes values as JSON that is the same in every run.
enum JSONText {
  /// The value as indented JSON with sorted keys.
  static func of(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
