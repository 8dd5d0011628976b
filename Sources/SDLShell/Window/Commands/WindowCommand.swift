public import Input

/// A command of the user to a window: by a key, in the menu, or in the list of keys.
public nonisolated enum WindowCommand: Hashable, Sendable {
  /// Opens a panel, or closes the one that is open.
  case open(CommandPanel)
  /// Turns the device by hand.
  case rotate(RotationDirection)
  /// Changes the zoom.
  case zoom(ZoomStep)
  /// Takes a screenshot.
  case saveScreen
  /// Takes a screenshot with the device around the screen.
  case saveDevice
  /// Draws the device around the screen, or no longer.
  case bezel
  /// Begins a film of the screen, or stops and saves it.
  case film
  /// Switches between slow and normal animations.
  case slowAnimations
  /// Shows a dot under each finger, or none.
  case touches
  /// Makes two fingers of the mouse, as Alt does while it is held, or one again.
  case twoFingers
  /// Opens the inspector beside the screen, or closes it.
  case inspector
  /// Gives the keys to the inspector, or back to the screen.
  case inspectorKeys
  /// Shows the inspector's model of the screen over the whole window, or no longer.
  case model
  /// Closes the window.
  case quit
  /// Changes the screen, which may not be able to.
  case screen(ScreenCommand)
}

/// A command of the user to the screen in a window.
public nonisolated enum ScreenCommand: Hashable, Sendable {
  /// Changes the appearance.
  case look(AppearanceCommand)
  /// Shows the app on the device of this name.
  case device(String)
  /// Shows the texts in the language of this name.
  case language(String)
  /// Shows the home indicator, or hides it.
  case homeIndicator
  /// Draws a keyboard while text is edited, or none.
  case softwareKeyboard
  /// Changes what the status bar shows.
  case statusBar(StatusBarCommand)
  /// Simulates that memory runs low.
  case memoryWarning
  /// Shakes the device.
  case shake
  /// Has the app do the quick action at this place in its list.
  case quickAction(Int)
  /// Starts the app anew.
  case restart
  /// Opens the list of a storyboard's scenes, or closes it.
  case scenes
  /// Halts the app's time, or lets it go on.
  case pause
  /// Goes a frame back in what was shown; halts the time.
  case stepBack
  /// Goes a frame forward; halts the time.
  case stepForward
}

/// A command of the user to the status bar.
public nonisolated enum StatusBarCommand: Hashable, Sendable {
  /// Shows a time.
  case time(String)
  /// Shows a day beside a pad's time; nil for the default one, empty for none.
  case date(String?)
  /// Shows or hides the charge in percent; nil as the device does.
  case percentage(Bool?)
  /// Shows the name of a network; empty for none.
  case carrier(String)
  /// Shows so many bars of signal.
  case signal(Int)
  /// Shows a battery that is so full, in percent.
  case battery(Int)
  /// Begins a call in the background, or ends it.
  case call
}

/// A panel over the window.
public nonisolated enum CommandPanel: Hashable, Sendable {
  /// The menu of all commands, by group.
  case menu
  /// The commands of a group.
  case group(CommandEntry.Section)
  /// The list of keys.
  case keys
  /// The devices to choose from.
  case devices
  /// The app's quick actions to choose from.
  case quickActions
  /// The languages to choose from.
  case languages
  /// The zooms to choose from.
  case zooms
  /// The choices for the status bar.
  case statusBar
}

/// Whether the setting that a command changes is on.
public nonisolated enum CommandState: Hashable, Sendable {
  /// It is on.
  case on
  /// It is off, or the command is no switch.
  case off
}
