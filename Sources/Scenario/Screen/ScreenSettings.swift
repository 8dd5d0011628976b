public import NavigationKit

/// What a person set up for seeing and moving, by the names that are typed.
public nonisolated enum ScreenSettings {
  /// The text sizes from the smallest to the largest, by UIKit's names and by short ones.
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

  /// The text size of a name in either way, capitals or not; nil if there is none.
  public static func textSize(named name: String) -> UIContentSizeCategory? {
    let name = name.lowercased()
    return textSizes.first { $0.short.lowercased() == name || $0.long == name }?.category
  }

  /// The short name of a text size.
  public static func name(of category: UIContentSizeCategory) -> String? {
    textSizes.first { $0.category == category }?.short
  }

  /// The text size a step larger or smaller; at the ends the same.
  public static func textSize(besides category: UIContentSizeCategory, by step: Int)
    -> UIContentSizeCategory
  {
    let all = UIContentSizeCategory.allCases
    let index = all.firstIndex(of: category) ?? 0
    return all[min(max(0, index + step), all.count - 1)]
  }
}
