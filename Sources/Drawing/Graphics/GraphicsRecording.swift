public import Foundation

/// A drawing as a value: operations in the order in which they were made.
///
/// Copying, hashing and comparing two copies take no longer for long recordings.
public struct GraphicsRecording: Hashable, Sendable {
  /// The rectangle that is recorded, in points; nothing is drawn outside.
  public let bounds: CGRect
  /// Pixels per point; nil for those of the screen that shows it.
  public let scale: CGFloat?
  /// Whether the area where nothing was drawn is black instead of transparent.
  public let isOpaque: Bool
  private let content: HashedOnce<[GraphicsOperation]>

  /// Makes a recording.
  public init(
    bounds: CGRect, scale: CGFloat? = nil, isOpaque: Bool = false, operations: [GraphicsOperation]
  ) {
    self.bounds = bounds
    self.scale = scale
    self.isOpaque = isOpaque
    content = HashedOnce(operations)
  }

  /// The operations, in the order in which they were made.
  public var operations: [GraphicsOperation] { content.value }
}
