public import Foundation

/// A 64-bit hash of bytes that is the same on every machine and in every version of the program.
///
/// Two different pictures have equal fingerprints with a probability of 2⁻⁶⁴. It is not a
/// cryptographic hash: it protects against accidents, not against deception.
public struct Fingerprint: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The number.
  public let value: UInt64

  /// Makes a fingerprint of a stored number.
  public init(value: UInt64) { self.value = value }

  /// The fingerprint of bytes.
  public init(of bytes: UnsafeRawBufferPointer) {
    var pieces = Pieces(count: bytes.count)
    pieces.take(bytes)
    self = pieces.fingerprint
  }

  /// The fingerprint of a picture: its size and its pixels.
  public init(of bitmap: Bitmap) {
    let pixels = bitmap.pixels.withUnsafeBytes { Fingerprint(of: $0) }
    self = pixels.ofPicture(width: bitmap.width, height: bitmap.height)
  }

  /// The fingerprint of a picture of a size, from that of its pixels.
  public func ofPicture(width: Int, height: Int) -> Fingerprint {
    Fingerprint(value: value ^ (UInt64(width) << 32 | UInt64(height)))
  }

  /// The fingerprint of a file's contents.
  public init(of data: Data) { self = data.withUnsafeBytes { Fingerprint(of: $0) } }

  /// The fingerprint of a text.
  public init(of text: String) {
    var text = text
    self = text.withUTF8 { Fingerprint(of: UnsafeRawBufferPointer($0)) }
  }

  /// Parses sixteen hexadecimal digits; nil for anything else.
  public init?(_ text: some StringProtocol) {
    guard text.count == 16, let value = UInt64(text, radix: 16) else { return nil }
    self.value = value
  }

  /// Sixteen hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Decodes a JSON string.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let fingerprint = Fingerprint(text) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "\"\(text)\" is no fingerprint"))
    }
    self = fingerprint
  }

  /// Encodes a JSON string, as a number would lose digits in other languages.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
