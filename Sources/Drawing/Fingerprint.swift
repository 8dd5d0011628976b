public import Foundation

/// A short number that stands for many bytes: the same bytes give the same number, on every machine
/// and in every version of the program.
///
/// Two different pictures have the same one by chance once in 2⁶⁴ times. It protects against
/// accidents, not against somebody who wants to deceive.
public struct Fingerprint: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The number.
  public let value: UInt64

  /// Takes a number that was written down.
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

  /// Reads a fingerprint as it is written; nil if it is none.
  public init?(_ text: some StringProtocol) {
    guard text.count == 16, let value = UInt64(text, radix: 16) else { return nil }
    self.value = value
  }

  /// Sixteen hexadecimal digits.
  public var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Reads it from a JSON string.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let known = Fingerprint(text) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "\"\(text)\" is no fingerprint"))
    }
    self = known
  }

  /// Writes it as a JSON string: a number would lose digits in other languages.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
