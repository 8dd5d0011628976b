public import NavigationKit

extension Look {
  /// The look as traits; nil values stay unspecified.
  public var traits: UITraitCollection {
    var asked: [UITraitCollection] = []
    if let isDark { asked.append(UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)) }
    if let isRightToLeft {
      asked.append(UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
    }
    if let category = textSize.flatMap(ScreenSettings.textSize) {
      asked.append(UITraitCollection(preferredContentSizeCategory: category))
    }
    if let hasBoldText {
      asked.append(UITraitCollection(legibilityWeight: hasBoldText ? .bold : .regular))
    }
    if let hasHighContrast {
      asked.append(UITraitCollection(accessibilityContrast: hasHighContrast ? .high : .normal))
    }
    if let reducesMotion = reducesMotion ?? (prefersCrossFade == true ? true : nil) {
      asked.append(UITraitCollection(reducesMotion: reducesMotion))
    }
    if let prefersCrossFade {
      asked.append(UITraitCollection(prefersCrossFade: prefersCrossFade))
    }
    if let reducesTransparency {
      asked.append(UITraitCollection(reducesTransparency: reducesTransparency))
    }
    return UITraitCollection(traitsFrom: asked)
  }
}
