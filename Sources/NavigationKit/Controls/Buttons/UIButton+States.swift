public import Foundation

/// Titles, images and colours by state.
extension UIButton {
  /// The title for the current state.
  public var currentTitle: String? { configuration?.title ?? titles[state] ?? titles[.normal] }
  /// The image for the current state.
  public var currentImage: UIImage? { configuration?.image ?? images[state] ?? images[.normal] }
  /// The title with attributes for the current state, replacing ``currentTitle``; nil without one.
  public var currentAttributedTitle: NSAttributedString? {
    configuration == nil ? attributedTitles[state] ?? attributedTitles[.normal] : nil
  }
  /// The background image for the current state.
  public var currentBackgroundImage: UIImage? {
    backgroundImages[state] ?? backgroundImages[.normal]
  }
  /// Shows the background image for the current state, or none.
  func showBackgroundImage() {
    guard let image = currentBackgroundImage else {
      backgroundView?.removeFromSuperview()
      return backgroundView = nil
    }
    let view = backgroundView ?? UIImageView(frame: bounds)
    let isBehind = currentTitle?.isEmpty == false || currentAttributedTitle != nil
    view.image = isBehind ? image.withoutMissingName : image
    backgroundView = view
    if view.superview == nil { insertSubview(view, at: 0) }
  }
  /// The title's colour for the current state.
  public var currentTitleColor: UIColor {
    titleColors[state] ?? titleColors[.normal] ?? defaultTitleColor
  }
  private var defaultTitleColor: UIColor {
    guard buttonType != .custom else { return .white }
    return isEnabled ? tintColor : .tertiaryLabel
  }
  /// The colour of the title's shadow for the current state; nil for none.
  public var currentTitleShadowColor: UIColor? {
    titleShadowColors[state] ?? titleShadowColors[.normal]
  }
  /// The colour of the title's shadow that was set for a state.
  public func titleShadowColor(for state: State) -> UIColor? { titleShadowColors[state] }
  /// Gives the label the shadow of the state, unless the app leaves that to the label.
  func showTitleShadow(of label: UILabel) {
    if !titleShadowColors.isEmpty { label.shadowColor = currentTitleShadowColor }
  }

  /// The title that was set for a state.
  public func title(for state: State) -> String? { titles[state] }
  /// The title with attributes that was set for a state.
  public func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
  /// The title's colour that was set for a state.
  public func titleColor(for state: State) -> UIColor? { titleColors[state] }
  /// The image that was set for a state.
  public func image(for state: State) -> UIImage? { images[state] }
  /// The background image that was set for a state.
  public func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }
}
