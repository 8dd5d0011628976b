extension UIButton {
  /// Has the title grow with the user's text size, as far as it fits the button.
  func growTitle(upTo size: CGFloat) {
    titleLabel?.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: UIButton.titleSize), maximumPointSize: size)
    titleLabel?.adjustsFontForContentSizeCategory = true
  }

  /// The font size of a title at the default text size, in points.
  private static let titleSize: CGFloat = 15
}
