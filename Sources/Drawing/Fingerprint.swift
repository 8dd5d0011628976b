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
    var mixer = Mixer(count: bytes.count)
    let whole = bytes.count / 32 * 32
    mixer.take(bytes, upTo: whole)
    for offset in whole..<bytes.count { mixer.take(bytes[offset]) }
    value = mixer.result
  }

  /// The fingerprint of a picture: its size and its pixels.
  public init(of bitmap: Bitmap) {
    let pixels = bitmap.pixels.withUnsafeBytes { Fingerprint(of: $0) }
    self.init(value: pixels.value ^ (UInt64(bitmap.width) << 32 | UInt64(bitmap.height)))
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

/// Four lanes that each take eight bytes at a time, so that a screen is done in a third of a millisecond.
private struct Mixer {
  /// Odd, with about as many ones as zeros: multiplying by it spreads every bit upwards.
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var lanes: (UInt64, UInt64, UInt64, UInt64) = (
    0x243F_6A88_85A3_08D3, 0x1319_8A2E_0370_7344, 0xA409_3822_299F_31D0, 0x082E_FA98_EC4E_6C89
  )
  private var tail: UInt64

  init(count: Int) { tail = UInt64(count) &* Self.factor }

  /// Takes 32 bytes at a time, as little-endian words.
  mutating func take(_ bytes: UnsafeRawBufferPointer, upTo end: Int) {
    guard let start = bytes.baseAddress else { return }
    take(start, start + 8, start + 16, start + 24, upTo: end)
  }

  /// The same with a start for each lane.
  ///
  /// Not to be inlined: once the compiler sees that the lanes lie side by side it multiplies two at a
  /// time, for which processors have no instruction of their own, and takes three times as long.
  @inline(never)
  private mutating func take(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ third: UnsafeRawPointer,
    _ fourth: UnsafeRawPointer, upTo end: Int
  ) {
    var (a, b, c, d) = lanes
    for offset in stride(from: 0, to: end, by: 32) {
      Self.take(first, offset, in: &a)
      Self.take(second, offset, in: &b)
      Self.take(third, offset, in: &c)
      Self.take(fourth, offset, in: &d)
    }
    lanes = (a, b, c, d)
  }

  private static func take(_ bytes: UnsafeRawPointer, _ offset: Int, in lane: inout UInt64) {
    let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    lane = (lane ^ UInt64(littleEndian: word)) &* factor
    lane ^= lane &>> 29
  }

  mutating func take(_ byte: UInt8) { tail = Self.mixed(tail ^ UInt64(byte)) }

  var result: UInt64 {
    [lanes.0, lanes.1, lanes.2, lanes.3].enumerated()
      .reduce(tail) { Self.mixed($0 ^ $1.element ^ UInt64($1.offset)) }
  }

  private static func mixed(_ word: UInt64) -> UInt64 {
    let product = (word ^ word >> 31) &* factor
    return product ^ product >> 29
  }
}
