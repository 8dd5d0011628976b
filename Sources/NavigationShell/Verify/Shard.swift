import Drawing
import Snapshot

/// A shard of a run over several machines, such as the second of three.
nonisolated struct Shard: Hashable, Sendable {
  /// The number of this shard, from 1.
  let index: Int
  /// The number of all shards.
  let count: Int

  /// The whole run.
  static let whole = Shard(index: 1, count: 1)

  /// The same for a run's result; nil for the whole run.
  var part: RunResult.Part? {
    self == .whole ? nil : RunResult.Part(index: index, count: count)
  }

  /// Makes a shard.
  init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// Parses a shard such as `2/3`; nil if the text is not valid.
  init?(_ text: String) {
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let index = numbers[0], let count = numbers[1], count >= 1,
      (1...count).contains(index)
    else { return nil }
    self.init(index: index, count: count)
  }

  /// Whether a scenario belongs to it, by its name alone, so that it does not depend on the other
  /// scenarios.
  func holds(_ name: String) -> Bool {
    Int(Fingerprint(of: name).value % UInt64(count)) == index - 1
  }
}
