import Foundation

/// The subviews that only a button with a configuration has.
final class ConfiguredParts {
  let background = CellBackgroundView(.clear())
  let subtitle = UILabel()
  let wheel = UIActivityIndicatorView(style: .medium)
}

extension UIButton {
  /// Updates the subviews to the configuration.
  func showConfiguration(_ configuration: Configuration) {
    let parts = configuredParts ?? makeConfiguredParts()
    let fonts = configuration.fonts
    titleLabel?.font = fonts.title
    titleLabel?.lineBreakMode = configuration.titleLineBreakMode
    titleLabel?.show(
      configuration.title, configuration.attributedTitle,
      configuration.titleTextAttributesTransformer, font: fonts.title)
    parts.subtitle.font = fonts.subtitle
    parts.subtitle.lineBreakMode = configuration.subtitleLineBreakMode
    parts.subtitle.show(
      configuration.subtitle, configuration.attributedSubtitle,
      configuration.subtitleTextAttributesTransformer, font: fonts.subtitle)
    for case let label? in [titleLabel, parts.subtitle] {
      label.adjustsFontForContentSizeCategory = true
      label.wrapsWhereTextIsLarge = true
      label.numberOfLines = label.lineBreakMode.wraps ? 0 : 1
      label.textAlignment = configuration.textAlignment(isRightToLeft: isRightToLeft)
    }
    imageView?.image = configuration.showsActivityIndicator ? nil : configuration.shownImage
    if configuration.showsActivityIndicator {
      parts.wheel.startAnimating()
    } else {
      parts.wheel.stopAnimating()
    }
    let isFaded = isHighlighted && isEnabled && automaticallyUpdatesConfiguration
    for view in [parts.background, titleLabel, imageView, parts.subtitle, parts.wheel] {
      view?.stateAlpha = isFaded ? configuration.pressedAlpha : 1
    }
    colorParts(parts, by: configuration)
    setNeedsLayout()
    contentDidChangeForLayout()
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
    let looksEnabled = isEnabled || !automaticallyUpdatesConfiguration
    let color = configuration.foreground(tint: tintColor, isEnabled: looksEnabled)
    titleLabel?.textColor = color
    parts.subtitle.textColor = color
    imageView?.templateColor = configuration.imageColorTransformer?(color) ?? color
    parts.wheel.color = configuration.activityIndicatorColorTransformer?(color) ?? color
    let background = configuration.shownBackground(
      tint: tintColor, isEnabled: looksEnabled, height: bounds.height)
    if parts.background.configuration != background { parts.background.configuration = background }
  }

  func placeConfigured(_ configuration: Configuration) {
    guard let configuredParts else { return }
    colorParts(configuredParts, by: configuration)
    configuredParts.background.frame = bounds
    let frames = layout(of: configuration, width: bounds.width).frames(in: bounds)
    imageView?.frame = placed(frames.image)
    configuredParts.wheel.frame = placed(frames.image)
    titleLabel?.frame = placed(frames.title)
    configuredParts.subtitle.frame = placed(frames.subtitle)
  }

  /// The layout of its parts; in a width, text is wrapped.
  func layout(of configuration: Configuration, width: CGFloat? = nil) -> ButtonLayout {
    let picture =
      configuration.showsActivityIndicator
      ? configuredParts?.wheel.bounds.size ?? .zero : configuration.imageSize(in: traitCollection)
    let insets = configuration.contentInsets
    let isBeside = !configuration.imagePlacement.isSubset(of: [.top, .bottom]) && picture.width > 0
    let reserved =
      insets.leading + insets.trailing
      + (isBeside ? picture.width + configuration.imagePadding : 0)
    let room = CGSize(width: width.map { max(1, $0 - reserved) } ?? 0, height: 0)
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
    insertSubview(parts.background, at: 0)
    for view in [parts.subtitle, parts.wheel] { addSubview(view) }
    return parts
  }
}

extension UIButton.Configuration {
  /// How the lines of a title of several are aligned.
  fileprivate func textAlignment(isRightToLeft: Bool) -> NSTextAlignment {
    switch titleAlignment {
    case .automatic: [.top, .bottom].contains(imagePlacement) ? .center : .natural
    case .leading: .natural
    case .center: .center
    case .trailing: isRightToLeft ? .left : .right
    }
  }
}

extension UILabel {
  /// Shows a text, or one with attributes in its place, with attributes that a closure changes.
  fileprivate func show(
    _ text: String?, _ attributed: AttributedString?,
    _ transformer: UIConfigurationTextAttributesTransformer?, font: UIFont
  ) {
    guard attributed != nil || transformer != nil else { return self.text = text }
    var shown = attributed ?? AttributedString(text ?? "")
    if let transformer {
      for run in shown.runs {
        var attributes = run.attributes
        if attributes.font == nil { attributes.font = font }
        shown[run.range].setAttributes(transformer(attributes))
      }
    }
    attributedText = NSAttributedString(shown)
  }
}
