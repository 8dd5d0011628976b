import CSDL2

/// How the bytes of a stream are packed.
nonisolated struct PDFFilter {
  private let name: String
  private let predictor: PDFPredictor

  init(_ name: String, _ settings: [String: PDFValue]) {
    self.name = name
    predictor = PDFPredictor(settings)
  }

  /// Unpacks bytes; throws if they are more than `limit` then.
  func unpacked(_ data: [UInt8], limit: Int) throws(PDFFault) -> [UInt8] {
    switch name {
    case "FlateDecode", "Fl": try predictor.restored(Self.inflated(data, limit: limit))
    case "ASCIIHexDecode", "AHx": Self.bytes(ofDigits: data)
    case "ASCII85Decode", "A85": try Self.bytes(ofBase85: data)
    default: throw .undrawn("data packed by \(name)")
    }
  }

  private static func inflated(_ data: [UInt8], limit: Int) throws(PDFFault) -> [UInt8] {
    var stream = z_stream()
    let size = Int32(MemoryLayout<z_stream>.size)
    guard inflateInit_(&stream, ZLIB_VERSION, size) == Z_OK else { throw .tooMuchWork }
    defer { inflateEnd(&stream) }
    var unpacked: [UInt8] = []
    var input = data
    let result = input.withUnsafeMutableBufferPointer { input in
      stream.next_in = input.baseAddress
      stream.avail_in = UInt32(input.count)
      return inflate(&stream, into: &unpacked, limit: limit)
    }
    guard unpacked.count <= limit else { throw .tooMuchWork }
    guard result == Z_STREAM_END else { throw .damaged }
    return unpacked
  }

  /// Unpacks until the end, or until there is more than `limit`.
  private static func inflate(
    _ stream: inout z_stream, into unpacked: inout [UInt8], limit: Int
  ) -> Int32 {
    var piece = [UInt8](repeating: 0, count: pieceSize)
    var result = Z_OK
    while result == Z_OK, unpacked.count <= limit {
      let rest = piece.withUnsafeMutableBufferPointer { piece in
        stream.next_out = piece.baseAddress
        stream.avail_out = UInt32(piece.count)
        result = CSDL2.inflate(&stream, Z_NO_FLUSH)
        return Int(stream.avail_out)
      }
      unpacked += piece.dropLast(rest)
    }
    return result
  }

  /// How many bytes are unpacked at a time.
  private static let pieceSize = 1 << 16

  /// The bytes of hexadecimal digits up to `>`; a missing last one is 0.
  private static func bytes(ofDigits data: [UInt8]) -> [UInt8] {
    let digits = data.prefix { $0 != UInt8(ascii: ">") }
      .compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    return stride(from: 0, to: digits.count, by: 2).map {
      UInt8(digits[$0] << 4 | ($0 + 1 < digits.count ? digits[$0 + 1] : 0))
    }
  }

  /// The bytes of digits to the base of 85, of which five are four bytes, up to `~`.
  private static func bytes(ofBase85 data: [UInt8]) throws(PDFFault) -> [UInt8] {
    var bytes: [UInt8] = []
    var group: [UInt32] = []
    func value(_ digits: [UInt32]) -> UInt32 { digits.reduce(0) { $0 &* 85 &+ $1 } }
    func add(_ count: Int, of value: UInt32) {
      for index in 0..<count { bytes.append(UInt8(truncatingIfNeeded: value >> (24 - 8 * index))) }
    }
    for byte in data.prefix(while: { $0 != UInt8(ascii: "~") }) where !PDFScanner.isSpace(byte) {
      if byte == UInt8(ascii: "z"), group.isEmpty {
        add(4, of: 0)
        continue
      }
      guard (UInt8(ascii: "!")...UInt8(ascii: "u")).contains(byte) else { throw .damaged }
      group.append(UInt32(byte - UInt8(ascii: "!")))
      guard group.count == 5 else { continue }
      add(4, of: value(group))
      group = []
    }
    // A last group of fewer digits has one byte less than digits.
    let padding = [UInt32](repeating: 84, count: 5 - group.count)
    if group.count > 1 { add(group.count - 1, of: value(group + padding)) }
    return bytes
  }
}
