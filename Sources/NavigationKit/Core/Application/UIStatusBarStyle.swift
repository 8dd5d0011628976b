/// The colour of a status bar's contents.
public nonisolated enum UIStatusBarStyle: Int, Hashable, Sendable {
  /// Dark on light background and light on dark background.
  case `default` = 0
  /// Light, for dark content below.
  case lightContent = 1
  /// Dark, for light content below.
  case darkContent = 3
}
