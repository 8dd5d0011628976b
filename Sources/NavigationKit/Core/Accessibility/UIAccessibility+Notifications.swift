public import Foundation

extension UIAccessibility {
  /// Posted after ``isReduceMotionEnabled`` changed.
  public nonisolated static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// Posted after ``prefersCrossFadeTransitions`` changed.
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange =
    Foundation.Notification.Name(
      "UIAccessibilityPrefersCrossFadeTransitionsStatusDidChangeNotification")
  /// Posted after ``isReduceTransparencyEnabled`` changed.
  public nonisolated static let reduceTransparencyStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceTransparencyStatusDidChangeNotification")
  /// Posted after ``isBoldTextEnabled`` changed.
  public nonisolated static let boldTextStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityBoldTextStatusDidChangeNotification")
  /// Posted after ``isDarkerSystemColorsEnabled`` changed.
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityDarkerSystemColorsStatusDidChangeNotification")
  /// Never posted here: see ``isInvertColorsEnabled``.
  public nonisolated static let invertColorsStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityInvertColorsStatusDidChange")
  /// Never posted here: see ``isVoiceOverRunning``.
  public nonisolated static let voiceOverStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Never posted here: see ``isSwitchControlRunning``.
  public nonisolated static let switchControlStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilitySwitchControlStatusDidChangeNotification")

  /// The notifications of the settings that differ between two collections of traits.
  nonisolated static func notifications(
    from old: UITraitCollection, to new: UITraitCollection
  ) -> [Foundation.Notification.Name] {
    let changes = [
      (reduceMotionStatusDidChangeNotification, old.reducesMotion != new.reducesMotion),
      (
        prefersCrossFadeTransitionsStatusDidChange, old.fadesTransitions != new.fadesTransitions
      ),
      (
        reduceTransparencyStatusDidChangeNotification,
        old.reducesTransparency != new.reducesTransparency
      ),
      (boldTextStatusDidChangeNotification, old.legibilityWeight != new.legibilityWeight),
      (
        darkerSystemColorsStatusDidChangeNotification,
        old.accessibilityContrast != new.accessibilityContrast
      ),
    ]
    return changes.filter(\.1).map(\.0)
  }
}

extension Stage {
  /// Posts which of the user's accessibility settings are others now.
  func postAccessibility(insteadOf old: UITraitCollection) {
    for name in UIAccessibility.notifications(from: old, to: traits) {
      NotificationCenter.default.post(name: name, object: nil)
    }
  }
}
