import Synchronization

/// Counts the unnamed snapshots of each test.
enum CallNumbers {
  private static let counts = Mutex<[String: Int]>([:])

  /// The number of the next snapshot of a test, from 1.
  static func next(for test: String) -> Int {
    counts.withLock { counts in
      counts[test, default: 0] += 1
      return counts[test, default: 0]
    }
  }
}
