import Foundation

/// The subviews that only a button with a configuration has.
final class ConfiguredParts {
  let background = UIView()
  let subtitle = UILabel()
  let wheel = UIActivityIndicatorView(style: .medium)
}

extension UIButton {
  /// Updates the subviews to the configuration.
  func showConfiguration(_ configuration: Configuration) {
    let parts = configuredParts ?? makeConfiguredParts()
    let fonts = configuration.fonts
    titleLabel?.text = configuration.title
    titleLabel?.font = fonts.title
    parts.subtitle.text = configuration.subtitle
    parts.subtitle.font = fonts.subtitle
    for label in [titleLabel, parts.subtitle] {
      label?.adjustsFontForContentSizeCategory = true
      label?.wrapsWhereTextIsLarge = true
    }
    imageView?.image = configuration.showsActivityIndicator ? nil : configuration.image
    if configuration.showsActivityIndicator {
      parts.wheel.startAnimating()
    } else {
      parts.wheel.stopAnimating()
    }
    let isFaded = isHighlighted && isEnabled
    for view in [parts.background, titleLabel, imageView, parts.subtitle, parts.wheel] {
      view?.stateAlpha = isFaded ? configuration.pressedAlpha : 1
    }
    colorParts(parts, by: configuration)
    setNeedsLayout()
    noteContentForLayout()
  }

  /// Removes the subviews that only a button with a configuration has.
  func removeConfiguredParts() {
    guard let configuredParts else { return }
    for view in [configuredParts.background, configuredParts.subtitle, configuredParts.wheel] {
      view.removeFromSuperview()
    }
    self.configuredParts = nil
  }

  /// Sets the colours; called again on layout, because the tint colour may be known only in a
  /// window.
  func colorParts(_ parts: ConfiguredParts, by configuration: Configuration) {
    let color = configuration.foreground(tint: tintColor, isEnabled: isEnabled)
    titleLabel?.textColor = color
    parts.subtitle.textColor = color
    imageView?.templateColor = color
    parts.wheel.color = color
    parts.background.backgroundColor = configuration.background(
      tint: tintColor, isEnabled: isEnabled)
  }

  func placeConfigured(_ configuration: Configuration) {
    guard let configuredParts else { return }
    colorParts(configuredParts, by: configuration)
    configuredParts.background.frame = bounds
    configuredParts.background.layer.cornerRadius = configuration.cornerRadius(
      height: bounds.height)
    let frames = layout(of: configuration, width: bounds.width).frames(in: bounds)
    imageView?.frame = placed(frames.image)
    configuredParts.wheel.frame = placed(frames.image)
    titleLabel?.frame = placed(frames.title)
    configuredParts.subtitle.frame = placed(frames.subtitle)
  }

  /// The layout of its parts; in a width, large text is wrapped.
  func layout(of configuration: Configuration, width: CGFloat? = nil) -> ButtonLayout {
    let picture =
      configuration.showsActivityIndicator
      ? configuredParts?.wheel.bounds.size ?? .zero : configuration.imageSize(in: traitCollection)
    let insets = configuration.contentInsets
    let isBeside = !configuration.imagePlacement.isSubset(of: [.top, .bottom]) && picture.width > 0
    let taken =
      insets.leading + insets.trailing
      + (isBeside ? picture.width + configuration.imagePadding : 0)
    let room = CGSize(width: width.map { max(1, $0 - taken) } ?? 0, height: 0)
    func size(_ label: UILabel?) -> CGSize {
      label?.text?.isEmpty == false ? label?.sizeThatFits(room) ?? .zero : .zero
    }
    return ButtonLayout(
      parts: ButtonLayout.Parts(
        image: picture, title: size(titleLabel), subtitle: size(configuredParts?.subtitle)),
      placement: configuration.imagePlacement, imagePadding: configuration.imagePadding,
      titlePadding: configuration.titlePadding, alignment: configuration.titleAlignment,
      insets: configuration.contentInsets)
  }

  private func makeConfiguredParts() -> ConfiguredParts {
    let parts = ConfiguredParts()
    configuredParts = parts
    parts.background.isUserInteractionEnabled = false
    insertSubview(parts.background, at: 0)
    for view in [parts.subtitle, parts.wheel] { addSubview(view) }
    return parts
  }
}
