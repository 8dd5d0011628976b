/// Pseudo-random numbers that are the same in every run.
struct Xorshift {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func below(_ limit: Int) -> Int { Int(next() >> 33) % limit }

  /// A random value.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
