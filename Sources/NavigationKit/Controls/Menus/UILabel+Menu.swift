extension UILabel {
  /// Sets a font of a text style that follows the user's text size and wraps when the text is
  /// large.
  func applyMenuFont(_ style: UIFont.TextStyle) {
    font = .preferredFont(forTextStyle: style, compatibleWith: nil)
    adjustsFontForContentSizeCategory = true
    wrapsWhereTextIsLarge = true
  }
}
