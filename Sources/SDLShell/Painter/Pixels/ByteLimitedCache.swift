/// A least-recently-used cache limited by bytes.
package nonisolated struct ByteLimitedCache<Key: Hashable, Value> {
  private struct Entry {
    let value: Value
    let bytes: Int
    var lastUse: Int
  }

  /// The most bytes to keep.
  package let limit: Int
  /// The bytes kept now.
  package private(set) var bytes = 0
  private var entries: [Key: Entry] = [:]
  private var uses = 0

  package init(limit: Int) { self.limit = limit }

  /// The value for a key; this counts as a use.
  package mutating func value(for key: Key) -> Value? {
    guard let index = entries.index(forKey: key) else { return nil }
    uses += 1
    entries.values[index].lastUse = uses
    return entries.values[index].value
  }

  /// Keeps a value; one larger than the limit stays until the next is added.
  package mutating func keep(_ value: Value, bytes size: Int, for key: Key) {
    remove(key)
    uses += 1
    entries[key] = Entry(value: value, bytes: size, lastUse: uses)
    bytes += size
    if bytes > limit { shrink(keeping: key) }
  }

  /// Removes a value.
  mutating func remove(_ key: Key) {
    bytes -= entries.removeValue(forKey: key)?.bytes ?? 0
  }

  /// Any key that satisfies a condition.
  func firstKey(where condition: (Key) -> Bool) -> Key? { entries.keys.first(where: condition) }

  /// Shrinks to three quarters, so that not every new value sorts the old ones.
  private mutating func shrink(keeping newest: Key) {
    for (key, _) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
      guard bytes > limit / 4 * 3 else { return }
      if key != newest { remove(key) }
    }
  }
}
