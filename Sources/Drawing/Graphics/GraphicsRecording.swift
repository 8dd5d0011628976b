public import Foundation

/// What code drew, as a value: operations in the order in which they were made.
///
/// Copying, hashing and comparing two copies take no longer for long recordings.
public struct GraphicsRecording: Hashable, Sendable {
  private final class Storage: Sendable {
    let operations: [GraphicsOperation]
    let hash: Int

    init(_ operations: [GraphicsOperation]) {
      self.operations = operations
      hash = operations.hashValue
    }
  }

  /// The rectangle that is recorded, in points; nothing is drawn outside.
  public let bounds: CGRect
  private let storage: Storage

  /// Makes a recording.
  public init(bounds: CGRect, operations: [GraphicsOperation]) {
    self.bounds = bounds
    storage = Storage(operations)
  }

  /// The operations, in the order in which they were made.
  public var operations: [GraphicsOperation] { storage.operations }

  /// Whether two recordings look the same.
  public static func == (first: GraphicsRecording, second: GraphicsRecording) -> Bool {
    first.bounds == second.bounds
      && (first.storage === second.storage
        || first.storage.hash == second.storage.hash && first.operations == second.operations)
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bounds)
    hasher.combine(storage.hash)
  }
}
