public import Foundation

/// An image file in memory.
///
/// Copying, hashing and comparing two copies take no longer for large files.
public struct EncodedImage: Hashable, Sendable {
  /// The file, as its format has it.
  public var data: Data { file.value }
  /// Pixels per point.
  public let scale: CGFloat
  private let file: HashedOnce<Data>

  /// Makes an image; its data is read when its size or its pixels are needed.
  public init(_ data: Data, scale: CGFloat) {
    file = HashedOnce(data)
    self.scale = scale
  }
}
