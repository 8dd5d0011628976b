import Foundation

/// The bounding box of one or more rectangles, to compare with many others.
nonisolated struct BoundingBox {
  private var minX = CGFloat.infinity
  private var minY = CGFloat.infinity
  private var maxX = -CGFloat.infinity
  private var maxY = -CGFloat.infinity

  /// Makes an empty box.
  init() {}

  init(_ rect: CGRect) {
    guard !rect.isNull else { return }
    (minX, minY, maxX, maxY) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
  }

  /// Grows to contain another box, too.
  mutating func add(_ other: BoundingBox) {
    (minX, minY) = (min(minX, other.minX), min(minY, other.minY))
    (maxX, maxY) = (max(maxX, other.maxX), max(maxY, other.maxY))
  }

  /// Whether the two intersect, or touch at their edges.
  func meets(_ other: BoundingBox) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }
}
