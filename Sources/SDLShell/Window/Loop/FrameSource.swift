public import Drawing
public import Foundation
public import Input

/// The content of a window: receives events and the time, and returns frames.
///
/// The window knows nothing else about it. Sizes are in points; times are virtual seconds and never
/// decrease.
@MainActor public protocol FrameSource: AnyObject {
  /// The current time.
  var now: TimeInterval { get }
  /// When the picture can change next; nil if only an event can change it.
  var nextChange: TimeInterval? { get }
  /// Where the user types, in points; nil while no text is edited.
  var textInput: CGRect? { get }
  /// Whether the app has a use of its own for a key that went down.
  func wants(_ key: KeyEvent) -> Bool
  /// Handles an event at the event's own time.
  func handle(_ event: InputEvent)
  /// Advances the time.
  func advance(to time: TimeInterval)
  /// Sets how many of its seconds pass in one of the person's, whose fingers are as fast as ever.
  func pace(hands pace: Double)
  /// Runs an app's work from the main queue at the current time.
  func perform(_ work: () -> Void)
  /// The window now has room for this many points.
  func resize(to size: CGSize)
  /// How the device is held while the current frame is shown.
  var pose: ScreenPose { get }
  /// How the device is held once a person turned it; nil if the screen supports no other orientation.
  ///
  /// - Parameter direction: nil asks for the turn that the screen itself wants; nil if it wants none.
  func turn(after direction: RotationDirection?) -> QuarterTurn?
  /// The device is turned by a number of quarters clockwise, and the window now has room for this many
  /// points.
  func rotate(to size: CGSize, turned turn: QuarterTurn, by quarters: Int)
  /// The screen that the window has to show; nil leaves the window as it is.
  var screen: WindowScreen? { get }
  /// The state of a command; nil if it cannot be done here.
  func state(of command: ScreenCommand) -> CommandState?
  /// Does what the user asks of the screen, if it can be done here.
  func obey(_ command: ScreenCommand)
  /// Handles what happened to the window as a whole.
  func note(_ occurrence: WindowOccurrence)
  /// Whether the display must not go dark.
  var keepsAwake: Bool { get }
  /// Whether the app is left, to be opened anew.
  var isLeft: Bool { get }
  /// The current frame; reading it changes nothing.
  func frame() -> ScreenFrame
  /// The state of the screen for the window's title; nil for none.
  var status: String? { get }
}

extension FrameSource {
  /// How the device is turned.
  public var turn: QuarterTurn { pose.turn }
}
