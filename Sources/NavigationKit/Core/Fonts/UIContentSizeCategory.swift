/// The text size that the user prefers.
public nonisolated struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The category's name.
  public let rawValue: String
  /// Makes a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not specified.
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "small")
  /// A size below the default.
  public static let medium = UIContentSizeCategory(rawValue: "medium")
  /// The default size.
  public static let large = UIContentSizeCategory(rawValue: "large")
  /// Large.
  public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
  /// Larger.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
  /// The largest size that is not an accessibility size.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
  /// The smallest accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
  /// A large accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
  /// A larger accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraLarge")
  /// A still larger accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraLarge")
  /// The largest accessibility size.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraExtraLarge")

  /// Whether it is an accessibility size.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }

  /// All sizes, from the smallest to the largest.
  public static let allCases: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The index among all sizes; that of the default for an unknown one.
  var index: Int {
    UIContentSizeCategory.allCases.firstIndex(of: self) ?? UIContentSizeCategory.defaultIndex
  }
  private static let defaultIndex = 3
}

nonisolated extension UIContentSizeCategory: CaseIterable, Comparable {
  /// Whether the first size is smaller than the second.
  public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
    first.index < second.index
  }
}
