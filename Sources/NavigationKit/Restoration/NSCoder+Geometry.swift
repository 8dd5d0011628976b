public import Foundation

// Foundation's coders know points, sizes and rectangles under its own names for them.

nonisolated extension NSCoder {
  /// A point that was encoded; zero where there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint { decodePoint(forKey: key) }
  /// A size that was encoded; zero where there is none.
  public func decodeCGSize(forKey key: String) -> CGSize { decodeSize(forKey: key) }
  /// A rectangle that was encoded; zero where there is none.
  public func decodeCGRect(forKey key: String) -> CGRect { decodeRect(forKey: key) }
}
