import Input

/// What one event of the desktop means here.
nonisolated enum WindowEvent: Hashable, Sendable {
  /// Something for the screen.
  case input(InputEvent)
  /// The window has another size.
  case resized
  /// The desktop lost what was drawn.
  case exposed
  /// The window can be seen, or cannot.
  case visible(Bool)
  /// The person turns the screen by a quarter.
  case rotate
  /// The person wants the screen to look otherwise.
  case look(AppearanceCommand)
  /// The person wants the screen to be shown larger or smaller.
  case zoom(ZoomStep)
  /// The person wants a picture of the screen.
  case saveScreen
  /// The main queue has work.
  case mainQueue
  /// The person wants to leave.
  case quit
}
