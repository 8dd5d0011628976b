/// Numbers that look random, and are the same for the same particle (SplitMix64).
nonisolated struct Chance {
  private var state: UInt64

  init(seed: UInt32, cell: Int, particle: Int) {
    state = UInt64(seed) << 32 ^ UInt64(truncatingIfNeeded: cell) << 56
    state ^= UInt64(truncatingIfNeeded: particle) &* 0x9E37_79B9_7F4A_7C15
    _ = next()
  }

  /// The next number, 0..<1.
  mutating func next() -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return Double((mixed ^ mixed >> 31) >> 11) / Double(1 << 53)
  }

  /// A number that lies within a range around another.
  mutating func around(_ middle: Double, _ range: Double) -> Double {
    middle + (next() - 0.5) * range
  }
}
