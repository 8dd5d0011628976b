/// How large a person wants text.
public nonisolated struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The category's name.
  public let rawValue: String
  /// Makes a category from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not said.
  public static let unspecified = UIContentSizeCategory(rawValue: "unspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "extraSmall")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "small")
  /// A little smaller than usual.
  public static let medium = UIContentSizeCategory(rawValue: "medium")
  /// As usual.
  public static let large = UIContentSizeCategory(rawValue: "large")
  /// Large.
  public static let extraLarge = UIContentSizeCategory(rawValue: "extraLarge")
  /// Larger.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraLarge")
  /// The largest of the usual ones.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "extraExtraExtraLarge")
  /// The smallest for those who see little.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "accessibilityMedium")
  /// Large for those who see little.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "accessibilityLarge")
  /// Larger for those who see little.
  public static let accessibilityExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraLarge")
  /// Still larger for those who see little.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraLarge")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "accessibilityExtraExtraExtraLarge")

  /// Whether it is one of those for people who see little.
  public var isAccessibilityCategory: Bool { rawValue.hasPrefix("accessibility") }

  /// All of them, from the smallest to the largest.
  public static let allCases: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// Its place among all of them; as usual where nothing is said.
  var index: Int {
    UIContentSizeCategory.allCases.firstIndex(of: self) ?? UIContentSizeCategory.usualIndex
  }
  private static let usualIndex = 3
}

nonisolated extension UIContentSizeCategory: CaseIterable, Comparable {
  /// Whether text is smaller in the first than in the second.
  public static func < (first: UIContentSizeCategory, second: UIContentSizeCategory) -> Bool {
    first.index < second.index
  }
}
