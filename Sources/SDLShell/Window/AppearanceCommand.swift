/// How a person wants the screen to look otherwise, by a key of the window.
public nonisolated enum AppearanceCommand: Hashable, Sendable {
  /// Dark if it is light, light if it is dark.
  case otherAppearance
  /// Text a size larger.
  case largerText
  /// Text a size smaller.
  case smallerText
}
