/// The user's accessibility settings on the current screen.
///
/// The current screen is that of the stage that is launching or handling an event. At other times
/// there is none, and all settings are off.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Whether motion is reduced: nothing turns, zooms or shifts in depth; pages still slide.
  public static var isReduceMotionEnabled: Bool { traits?.reducesMotion ?? false }
  /// Whether transitions fade instead of slide: motion is reduced, and cross-fades are preferred.
  public static var prefersCrossFadeTransitions: Bool { traits?.fadesTransitions ?? false }
  /// Whether bars are opaque.
  public static var isReduceTransparencyEnabled: Bool { traits?.reducesTransparency ?? false }
  /// Whether text is bold.
  public static var isBoldTextEnabled: Bool { traits?.legibilityWeight == .bold }
  /// Whether colours have increased contrast.
  public static var isDarkerSystemColorsEnabled: Bool { traits?.accessibilityContrast == .high }

  /// Whether VoiceOver reads out the screen; false, as no assistive technology runs here.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether colours are inverted; false, as nothing inverts them here.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether Switch Control is in use; false, as no assistive technology runs here.
  public static var isSwitchControlRunning: Bool { false }

  /// A kind of change that assistive technology is notified of.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// A number for each kind.
    public let rawValue: UInt32
    /// Makes a kind from its number.
    public nonisolated init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Another screen is shown.
    public nonisolated static let screenChanged = Notification(rawValue: 1000)
    /// A part of the screen changed.
    public nonisolated static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said.
    public nonisolated static let announcement = Notification(rawValue: 1008)
    /// A page was scrolled.
    public nonisolated static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Notifies assistive technology of a change; has no effect, as none runs here.
  public static func post(notification: Notification, argument: Any?) {}

  private static var traits: UITraitCollection? { Stage.current?.traits }
}
