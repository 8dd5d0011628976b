/// How much a constraint matters: above 0, up to 1000, which is required.
///
/// Constraints of a higher priority hold first, however many there are of a lower one.
public nonisolated struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// Makes a priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Makes a priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It must hold.
  public static let required = UILayoutPriority(1000)
  /// With which content resists being compressed, unless set: 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// With which a view hugs its content, unless set: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// With which a size is fitted: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UILayoutPriority: Comparable {
  /// Whether the first counts less.
  public nonisolated static func < (first: UILayoutPriority, second: UILayoutPriority) -> Bool {
    first.rawValue < second.rawValue
  }

  /// A priority that counts more, as in `.defaultHigh + 1`.
  ///
  /// Where a project declares it, too, its own is called.
  @_disfavoredOverload
  public nonisolated static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + more)
  }

  /// A priority that counts less, as in `.required - 1`.
  ///
  /// Where a project declares it, too, its own is called.
  @_disfavoredOverload
  public nonisolated static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - less)
  }
}
