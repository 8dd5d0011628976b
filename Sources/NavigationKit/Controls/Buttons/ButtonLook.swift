import Foundation

extension UIButton.Configuration {
  /// The kinds of style.
  enum Kind: Hashable { case none, borderless, tinted, filled, gray, bordered }

  /// The colour of text and image.
  func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
    guard isEnabled else { return .tertiaryLabel }
    return baseForegroundColor ?? (kind == .filled ? .white : tint)
  }

  /// The colour of the background; nil for none.
  func background(tint: UIColor, isEnabled: Bool) -> UIColor? {
    guard kind != .none, kind != .borderless else { return baseBackgroundColor }
    guard isEnabled else { return .tertiarySystemFill }
    switch kind {
    case .tinted: return (baseBackgroundColor ?? tint).withAlphaComponent(ButtonMetrics.tintAlpha)
    case .filled: return baseBackgroundColor ?? tint
    case .gray: return baseBackgroundColor ?? .secondarySystemFill
    default: return baseBackgroundColor ?? .tertiarySystemFill
    }
  }

  /// The background as it is shown.
  func shownBackground(
    tint: UIColor, isEnabled: Bool, height: CGFloat
  ) -> UIBackgroundConfiguration {
    var shown = background
    if !shown.hasOwnColor {
      shown.backgroundColor = background(tint: tint, isEnabled: isEnabled) ?? .clear
    }
    shown.cornerRadius = cornerRadius(height: height)
    return shown
  }

  /// The opacity of a highlighted button.
  var pressedAlpha: CGFloat {
    kind == .none || kind == .borderless
      ? UIButton.highlightAlpha : ButtonMetrics.pressedAlpha
  }

  var fonts: (title: UIFont, subtitle: UIFont) {
    let isSmall = buttonSize == .small || buttonSize == .mini
    return (
      .preferredFont(forTextStyle: isSmall ? .subheadline : .body),
      .preferredFont(forTextStyle: .footnote)
    )
  }

  /// The image, a symbol of the size that is asked for.
  var shownImage: UIImage? { image?.preferring(preferredSymbolConfigurationForImage) }

  /// The image's size: symbols grow with the text.
  func imageSize(in traits: UITraitCollection) -> CGSize {
    shownImage?.size(besideTextIn: traits) ?? .zero
  }

  /// The default content insets for the style and size.
  var defaultInsets: NSDirectionalEdgeInsets {
    let (side, end) = ButtonMetrics.padding(buttonSize)
    let width = kind == .borderless ? 0 : side
    return NSDirectionalEdgeInsets(top: end, leading: width, bottom: end, trailing: width)
  }

  func cornerRadius(height: CGFloat) -> CGFloat {
    let radius: CGFloat =
      switch cornerStyle {
      case .capsule: height / 2
      case .small: ButtonMetrics.smallRadius
      case .medium: ButtonMetrics.radius
      case .large: ButtonMetrics.largeRadius
      case .fixed, .dynamic:
        background.explicitRadius
          ?? (buttonSize == .large ? ButtonMetrics.largeRadius : ButtonMetrics.radius)
      }
    return min(radius, height / 2)
  }
}

/// The sizes of configured buttons, in points.
nonisolated enum ButtonMetrics {
  /// The opacity of the tint behind a tinted button; tuned by eye.
  static let tintAlpha: CGFloat = 0.15
  /// The opacity of a highlighted button that has a background; tuned by eye.
  static let pressedAlpha: CGFloat = 0.75
  /// The corner radii, as Apple's design resources draw them.
  static let smallRadius: CGFloat = 4
  static let radius: CGFloat = 6
  static let largeRadius: CGFloat = 12

  /// The insets at the sides, and at top and bottom; with one line of text they make a button 28,
  /// 34 or 50 points high, as Apple's design resources draw them.
  static func padding(_ size: UIButton.Configuration.Size) -> (side: CGFloat, end: CGFloat) {
    switch size {
    case .mini, .small: (10, 5)
    case .medium: (12, 7)
    case .large: (20, 15)
    }
  }
}
