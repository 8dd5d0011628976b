import Foundation
import Input

/// The meaning of an SDL event.
nonisolated enum WindowEvent: Hashable, Sendable {
  /// Input for the screen.
  case input(InputEvent)
  /// A key, which is for the screen or stands for a command.
  case key(KeyStroke)
  /// The mouse was moved without a button, or out of the window.
  case hovered
  /// A modifier key went down or up, on which the meaning of the mouse may depend.
  case modifiersChanged
  /// The mouse was moved with its middle button down, by so many units.
  case panned(CGSize)
  /// The window has another size.
  case resized
  /// The window is somewhere else.
  case moved
  /// The window has to be drawn again.
  case exposed
  /// The graphics card has lost what it kept: pictures drawn by the program, or all.
  case texturesLost
  /// The window was shown or hidden.
  case visible(Bool)
  /// The user gives a command, by a key that is for the screen if the command cannot be done.
  case command(WindowCommand, key: InputEvent?)
  /// A file or folder was dropped on the window; its path.
  case dropped(String)
  /// Keys go to another window, and perhaps what fingers do.
  case focusLost
  /// The main queue has work.
  case mainQueue
  /// The user quits.
  case quit
}
