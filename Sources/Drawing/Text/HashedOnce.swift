/// A large value that is hashed once, when it is made, and copied by reference.
struct HashedOnce<Value: Hashable & Sendable>: Hashable, Sendable {
  private final class Storage: Sendable {
    let value: Value
    let hash: Int

    init(_ value: Value) {
      self.value = value
      hash = value.hashValue
    }
  }

  private let storage: Storage

  init(_ value: Value) { storage = Storage(value) }

  var value: Value { storage.value }

  static func == (first: HashedOnce, second: HashedOnce) -> Bool {
    first.storage === second.storage
      || first.storage.hash == second.storage.hash && first.value == second.value
  }

  func hash(into hasher: inout Hasher) { hasher.combine(storage.hash) }
}
