/// The direction in which a popover's arrow points.
public nonisolated struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// One bit per direction.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up: the popover lies below what it points at.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down: the popover lies above what it points at.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// Left: the popover lies to the right of what it points at.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// Right: the popover lies to the left of what it points at.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// All four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// The direction before the popover is shown.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}
