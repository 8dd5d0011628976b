/// A change of the screen's appearance that the user asks for with a key of the window.
public nonisolated enum AppearanceCommand: Hashable, Sendable {
  /// Switches between light and dark.
  case otherAppearance
  /// Text a size larger.
  case largerText
  /// Text a size smaller.
  case smallerText
}
