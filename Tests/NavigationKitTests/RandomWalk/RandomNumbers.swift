/// A random number generator (SplitMix64) that gives the same numbers on every machine.
struct RandomNumbers {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0xD134_2543_DE82_EF95 }

  /// The numbers of one step of a walk.
  init(seed: Int, step: Int) { self.init(seed: seed &* 1_000_003 &+ step) }

  /// A number from 0 up to, not including, a bound.
  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) >> 11) % bound
  }

  /// True with a probability of 1 / `times`.
  mutating func isOne(in times: Int) -> Bool { next(below: times) == 0 }

  /// A random element.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[next(below: elements.count)]
  }
}
