extension Fingerprint {
  /// Computes the fingerprint of bytes that come in pieces; how they are split does not matter.
  public struct Pieces: Sendable {
    private var mixer: Mixer
    /// The bytes so far that do not fill a block.
    private var rest: [UInt8] = []

    /// - Parameter count: The number of all bytes.
    public init(count: Int) { mixer = Mixer(count: count) }

    /// Adds the next bytes.
    public mutating func take(_ bytes: UnsafeRawBufferPointer) {
      var bytes = bytes
      if !rest.isEmpty {
        let missing = min(Mixer.block - rest.count, bytes.count)
        rest += bytes.prefix(missing)
        bytes = UnsafeRawBufferPointer(rebasing: bytes.dropFirst(missing))
        guard rest.count == Mixer.block else { return }
        rest.withUnsafeBytes { mixer.mix($0, upTo: Mixer.block) }
        rest.removeAll(keepingCapacity: true)
      }
      let whole = bytes.count / Mixer.block * Mixer.block
      mixer.mix(bytes, upTo: whole)
      rest += bytes[whole...]
    }

    /// The fingerprint of all bytes added.
    public var fingerprint: Fingerprint {
      var mixer = mixer
      for byte in rest { mixer.mix(byte) }
      return Fingerprint(value: mixer.result)
    }
  }
}

/// A hash with four lanes of eight bytes each: a screen takes a third of a millisecond.
private struct Mixer {
  /// The bytes that the lanes take at a time.
  static let block = 32
  /// Odd, with about as many ones as zeros, so that multiplying by it spreads every bit upwards.
  private static let factor: UInt64 = 0x9E37_79B9_7F4A_7C15
  private var lanes: (UInt64, UInt64, UInt64, UInt64) = (
    0x243F_6A88_85A3_08D3, 0x1319_8A2E_0370_7344, 0xA409_3822_299F_31D0, 0x082E_FA98_EC4E_6C89
  )
  private var tail: UInt64

  init(count: Int) { tail = UInt64(count) &* Self.factor }

  /// Hashes blocks of 32 bytes as little-endian words.
  mutating func mix(_ bytes: UnsafeRawBufferPointer, upTo end: Int) {
    guard let start = bytes.baseAddress else { return }
    mix(start, start + 8, start + 16, start + 24, upTo: end)
  }

  /// The same with a pointer for each lane.
  ///
  /// It must not be inlined: if the compiler sees that the lanes are adjacent, it vectorises the
  /// 64-bit multiplication, for which processors have no instruction, and takes three times as
  /// long.
  @inline(never)
  private mutating func mix(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, _ third: UnsafeRawPointer,
    _ fourth: UnsafeRawPointer, upTo end: Int
  ) {
    var (a, b, c, d) = lanes
    // A loop and a function of values alone, as a build without optimisation takes three times as
    // long for a range and for `inout`.
    var offset = 0
    while offset < end {
      a = Self.mixed(a, (first + offset).loadUnaligned(as: UInt64.self))
      b = Self.mixed(b, (second + offset).loadUnaligned(as: UInt64.self))
      c = Self.mixed(c, (third + offset).loadUnaligned(as: UInt64.self))
      d = Self.mixed(d, (fourth + offset).loadUnaligned(as: UInt64.self))
      offset += Self.block
    }
    lanes = (a, b, c, d)
  }

  private static func mixed(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    let product = (lane ^ word.littleEndian) &* factor
    return product ^ product &>> 29
  }

  mutating func mix(_ byte: UInt8) { tail = Self.mixed(tail ^ UInt64(byte)) }

  var result: UInt64 {
    [lanes.0, lanes.1, lanes.2, lanes.3].enumerated()
      .reduce(tail) { Self.mixed($0 ^ $1.element ^ UInt64($1.offset)) }
  }

  private static func mixed(_ word: UInt64) -> UInt64 {
    let product = (word ^ word >> 31) &* factor
    return product ^ product >> 29
  }
}
