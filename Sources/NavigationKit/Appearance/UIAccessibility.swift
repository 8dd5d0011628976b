/// What a person set up for seeing and moving, on the screen at hand.
///
/// The screen is that of the stage being launched or handling an event; between events there is none,
/// and nothing is set.
public enum UIAccessibility {
  /// Whether pages fade rather than slide.
  public static var isReduceMotionEnabled: Bool { traits?.reducesMotion ?? false }
  /// Whether nothing shines through bars.
  public static var isReduceTransparencyEnabled: Bool { traits?.reducesTransparency ?? false }
  /// Whether letters are bold.
  public static var isBoldTextEnabled: Bool { traits?.legibilityWeight == .bold }
  /// Whether colours stand out more.
  public static var isDarkerSystemColorsEnabled: Bool { traits?.accessibilityContrast == .high }

  private static var traits: UITraitCollection? { Stage.current?.traits }
}
