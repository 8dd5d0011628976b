import Foundation

/// GIF's compression: Lempel–Ziv–Welch with codes of growing length.
nonisolated struct GIFCompressor {
  /// Codes have at most 12 bits.
  private static let maximumCodes = 4096
  /// Places for the known sequences: a power of two, twice as many as there can be.
  private static let places = 8192

  /// Knuth's multiplicative hash: its upper 13 bits are a place.
  private static let spread: UInt32 = 2_654_435_761

  private let clear, end: Int
  private let bits: Int
  /// A sequence is one known before and a byte: its number plus one; 0 for a free place.
  private var sequences = [UInt32](repeating: 0, count: places)
  private var codes = [UInt16](repeating: 0, count: places)
  private var next = 0
  private var width = 0
  private var output: [UInt8] = []
  private var held: UInt32 = 0
  private var heldBits = 0

  /// Compresses bytes below two to the power of `bits`.
  static func packed(_ bytes: [UInt8], bits: Int) -> [UInt8] {
    var compressor = GIFCompressor(bits: bits)
    return compressor.pack(bytes)
  }

  private init(bits: Int) {
    self.bits = bits
    clear = 1 << bits
    end = clear + 1
  }

  private mutating func pack(_ bytes: [UInt8]) -> [UInt8] {
    begin()
    guard var sequence = bytes.first.map(Int.init) else { return finish() }
    for byte in bytes.dropFirst() {
      let longer = UInt32(sequence << 8 | Int(byte)) + 1
      let place = place(of: longer)
      if sequences[place] == longer {
        sequence = Int(codes[place])
        continue
      }
      emit(sequence)
      learn(longer, at: place)
      sequence = Int(byte)
    }
    emit(sequence)
    // The reader learns a code of the last one, too, and may read the end one bit wider.
    if next == 1 << width, width < 12 { width += 1 }
    return finish()
  }

  /// The place of a sequence, or the free one where it belongs.
  private func place(of sequence: UInt32) -> Int {
    var place = Int((sequence &* Self.spread) >> 19)
    while sequences[place] != 0, sequences[place] != sequence {
      place = (place + 1) & (Self.places - 1)
    }
    return place
  }

  private mutating func learn(_ sequence: UInt32, at place: Int) {
    guard next < Self.maximumCodes else { return begin() }
    (sequences[place], codes[place]) = (sequence, UInt16(next))
    if next == 1 << width { width += 1 }
    next += 1
  }

  /// Forgets all sequences.
  private mutating func begin() {
    if width == 0 { width = bits + 1 }
    emit(clear)
    for place in 0..<Self.places { sequences[place] = 0 }
    (next, width) = (end + 1, bits + 1)
  }

  private mutating func finish() -> [UInt8] {
    emit(end)
    if heldBits > 0 { output.append(UInt8(truncatingIfNeeded: held)) }
    return output
  }

  private mutating func emit(_ code: Int) {
    held |= UInt32(code) << heldBits
    heldBits += width
    while heldBits >= 8 {
      output.append(UInt8(truncatingIfNeeded: held))
      held >>= 8
      heldBits -= 8
    }
  }
}
