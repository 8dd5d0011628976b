import NavigationKit
import SDLShell
import Scenario

extension Look {
  /// The changes that a command of the window makes under these traits.
  init(after command: AppearanceCommand, in traits: UITraitCollection) {
    self.init()
    switch command {
    case .otherAppearance: isDark = traits.userInterfaceStyle != .dark
    case .largerText: textSize = Self.textSize(besides: traits, by: 1)
    case .smallerText: textSize = Self.textSize(besides: traits, by: -1)
    case .contrast: hasHighContrast = traits.accessibilityContrast != .high
    case .boldText: hasBoldText = traits.legibilityWeight != .bold
    case .reducedMotion: reducesMotion = traits.reducesMotion != true
    case .crossFade:
      prefersCrossFade = !Self.fades(traits)
      if prefersCrossFade == true { reducesMotion = true }
    case .reducedTransparency: reducesTransparency = traits.reducesTransparency != true
    case .otherDirection: isRightToLeft = traits.layoutDirection != .rightToLeft
    }
  }

  /// The look that traits have, whatever asked for it.
  init(of traits: UITraitCollection) {
    self.init()
    isDark = traits.userInterfaceStyle == .dark
    isRightToLeft = traits.layoutDirection == .rightToLeft
    textSize = ScreenSettings.name(of: traits.preferredContentSizeCategory)
    hasBoldText = traits.legibilityWeight == .bold
    hasHighContrast = traits.accessibilityContrast == .high
    reducesMotion = traits.reducesMotion == true
    prefersCrossFade = traits.prefersCrossFade == true
    reducesTransparency = traits.reducesTransparency == true
  }

  /// Whether pages fade rather than slide: with reduced motion alone.
  private static func fades(_ traits: UITraitCollection) -> Bool {
    traits.reducesMotion == true && traits.prefersCrossFade == true
  }

  private static func textSize(besides traits: UITraitCollection, by step: Int) -> String? {
    ScreenSettings.name(
      of: ScreenSettings.textSize(besides: traits.preferredContentSizeCategory, by: step))
  }
}

extension CommandState {
  /// Whether the setting that a command switches is on under these traits.
  init(of command: AppearanceCommand, in traits: UITraitCollection) {
    let look = Look(after: command, in: traits)
    let switches = [
      look.isDark, look.hasHighContrast, look.hasBoldText, look.reducesMotion,
      look.prefersCrossFade, look.reducesTransparency, look.isRightToLeft,
    ]
    // A setting that the command would switch off is on.
    self = switches.contains(false) ? .on : .off
  }
}
