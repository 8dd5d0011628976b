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
  /// Pixels per point; nil for those of the screen that shows it.
  public let scale: CGFloat?
  /// Whether what nothing was drawn on is black instead of transparent.
  public let isOpaque: Bool
  private let storage: Storage

  /// Makes a recording.
  public init(
    bounds: CGRect, scale: CGFloat? = nil, isOpaque: Bool = false, operations: [GraphicsOperation]
  ) {
    self.bounds = bounds
    self.scale = scale
    self.isOpaque = isOpaque
    storage = Storage(operations)
  }

  /// The operations, in the order in which they were made.
  public var operations: [GraphicsOperation] { storage.operations }

  /// Whether two recordings look the same.
  public static func == (first: GraphicsRecording, second: GraphicsRecording) -> Bool {
    first.bounds == second.bounds && first.scale == second.scale
      && first.isOpaque == second.isOpaque
      && (first.storage === second.storage
        || first.storage.hash == second.storage.hash && first.operations == second.operations)
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(bounds)
    hasher.combine(scale)
    hasher.combine(storage.hash)
  }
}
