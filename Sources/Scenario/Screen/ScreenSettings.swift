public import NavigationKit

/// The names of text sizes in scenarios and on the command line.
public nonisolated enum ScreenSettings {
  /// The text sizes from small to large, with short names and names after UIKit's.
  public static let textSizes: [(short: String, long: String, category: UIContentSizeCategory)] =
    zip(
      zip(
        ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"],
        [
          "extra-small", "small", "medium", "large", "extra-large", "extra-extra-large",
          "extra-extra-extra-large", "accessibility-medium", "accessibility-large",
          "accessibility-extra-large", "accessibility-extra-extra-large",
          "accessibility-extra-extra-extra-large",
        ]), UIContentSizeCategory.allCases
    ).map { ($0.0.0, $0.0.1, $0.1) }

  /// The text size of a short or long name, ignoring case; nil if there is none.
  public static func textSize(named name: String) -> UIContentSizeCategory? {
    let name = name.lowercased()
    return textSizes.first { $0.short.lowercased() == name || $0.long == name }?.category
  }

  /// The short name of a text size.
  public static func name(of category: UIContentSizeCategory) -> String? {
    textSizes.first { $0.category == category }?.short
  }

  /// The text size `step` sizes larger, limited to the ends.
  public static func textSize(besides category: UIContentSizeCategory, by step: Int)
    -> UIContentSizeCategory
  {
    let all = UIContentSizeCategory.allCases
    let index = all.firstIndex(of: category) ?? 0
    return all[min(max(0, index + step), all.count - 1)]
  }
}
