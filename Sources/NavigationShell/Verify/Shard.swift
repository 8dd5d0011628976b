import Drawing
import Snapshot

/// One part of a run that is dealt out over several machines, such as the second of three.
nonisolated struct Shard: Hashable, Sendable {
  /// Which part, from 1.
  let index: Int
  /// How many parts there are.
  let count: Int

  /// All of it.
  static let whole = Shard(index: 1, count: 1)

  /// The same for a run's record; nil for all of it.
  var part: RunResult.Part? {
    self == .whole ? nil : RunResult.Part(index: index, count: count)
  }

  /// Makes a part.
  init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// Reads a part as it is typed, such as `2/3`; nil if it is none.
  init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1], count >= 1,
      (1...count).contains(index)
    else { return nil }
    self.init(index: index, count: count)
  }

  /// Whether a scenario belongs to it: by its name alone, so that it stays where it is as others come
  /// and go.
  func holds(_ name: String) -> Bool {
    Int(Fingerprint(of: name).value % UInt64(count)) == index - 1
  }
}
