/// A change of the screen's appearance that the user asks for.
public nonisolated enum AppearanceCommand: Hashable, Sendable {
  /// Switches between light and dark.
  case otherAppearance
  /// Text a size larger.
  case largerText
  /// Text a size smaller.
  case smallerText
  /// Switches between increased and normal contrast.
  case contrast
  /// Switches between bold and regular text.
  case boldText
  /// Switches between reduced and full motion.
  case reducedMotion
  /// Switches between pages that fade and pages that slide.
  case crossFade
  /// Switches between opaque and translucent bars.
  case reducedTransparency
  /// Switches between lines from the right and lines from the left.
  case otherDirection
}
