/// The user's accessibility settings on the current screen.
///
/// The current screen is that of the stage that is launching or handling an event. At other times
/// there is none, and all settings are off.
public enum UIAccessibility {
  /// Whether transitions fade instead of slide.
  public static var isReduceMotionEnabled: Bool { traits?.reducesMotion ?? false }
  /// Whether bars are opaque.
  public static var isReduceTransparencyEnabled: Bool { traits?.reducesTransparency ?? false }
  /// Whether text is bold.
  public static var isBoldTextEnabled: Bool { traits?.legibilityWeight == .bold }
  /// Whether colours have increased contrast.
  public static var isDarkerSystemColorsEnabled: Bool { traits?.accessibilityContrast == .high }

  private static var traits: UITraitCollection? { Stage.current?.traits }
}
