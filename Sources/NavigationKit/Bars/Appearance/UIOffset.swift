public import Foundation

/// How far something is moved from its usual place, in points.
public nonisolated struct UIOffset: Hashable, Sendable {
  /// To the right.
  public var horizontal: CGFloat
  /// Down.
  public var vertical: CGFloat

  /// Makes an offset.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Makes no offset.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// No offset.
  public static let zero = UIOffset()
}

nonisolated extension CGRect {
  /// The rectangle at another place.
  func moved(by offset: UIOffset) -> CGRect {
    offsetBy(dx: offset.horizontal, dy: offset.vertical)
  }
}
