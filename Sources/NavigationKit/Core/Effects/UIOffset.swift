public import Foundation

/// A distance from the default position, in points.
public nonisolated struct UIOffset: Hashable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat
  /// The distance down.
  public var vertical: CGFloat

  /// Makes an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Makes an offset of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// The offset of zero.
  public static let zero = UIOffset()
}

nonisolated extension CGRect {
  /// The rectangle at an offset, of which only finite parts count.
  func moved(by offset: UIOffset) -> CGRect {
    let (dx, dy) = (offset.horizontal, offset.vertical)
    return offsetBy(dx: dx.isFinite ? dx : 0, dy: dy.isFinite ? dy : 0)
  }
}
