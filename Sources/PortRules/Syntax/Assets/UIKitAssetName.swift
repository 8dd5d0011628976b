/// The names that UIKit's own colours and images have: Xcode makes no symbol of them.
enum UIKitAssetName {
  /// The static members and types of `UIColor`.
  static let colors: Set = [
    "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green",
    "groupTableViewBackground", "label",
    "lightGray", "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText",
    "purple", "quaternaryLabel", "quaternarySystemFill", "red", "secondaryLabel",
    "secondarySystemBackground", "secondarySystemFill", "secondarySystemGroupedBackground",
    "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan", "systemFill",
    "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5", "systemGray6",
    "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
    "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
    "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground",
    "tintColor", "white", "yellow",
  ]

  /// The static members and types of `UIImage`.
  static let images: Set = [
    "actions", "add", "animatedImage", "animatedImageNamed", "animatedResizableImageNamed",
    "checkmark", "remove", "strokedCheckmark", "Configuration", "Orientation", "RenderingMode",
    "ResizingMode", "SymbolConfiguration", "SymbolScale", "SymbolWeight",
  ]
}
