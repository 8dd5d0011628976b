public import Drawing
public import Foundation
public import Input

/// An overlay over everything else in a window while it is open: the menu and the list of keys.
///
/// It has sizes and positions in points of its own, and is in no screenshot. Its time is the person's,
/// however slow the screen's animations are.
public protocol WindowOverlay: AnyObject {
  /// The panel that is open.
  var panel: CommandPanel? { get }
  /// When the picture can change next; nil if only an event can change it.
  var nextChange: TimeInterval? { get }
  /// Opens a panel, or closes it if it is open.
  ///
  /// - Parameters:
  ///   - corner: Where its corner is best; nil for the middle.
  ///   - state: The state of a command; nil if it cannot be done.
  func toggle(
    _ panel: CommandPanel, at corner: CGPoint?,
    state: @escaping (WindowCommand) -> CommandState?)
  /// Called when something was done that may switch commands on or off.
  func commandsDidChange()
  /// Handles an event while a panel is open; returns the command that was chosen.
  func handle(_ event: InputEvent) -> WindowCommand?
  /// Called while the mouse is over a point, without a button.
  func hover(at point: CGPoint)
  /// Advances the time.
  func advance(to time: TimeInterval)
  /// The window now has room for this many points.
  func resize(to size: CGSize)
  /// The part of the window that the panel takes up; nil while none is open.
  var area: CGRect? { get }
  /// The radius of that part's corners, in points.
  var cornerRadius: CGFloat { get }
  /// The current frame.
  func frame() -> DisplayList
  /// The frame of the hint about the menu and the keys.
  func hint() -> DisplayList
  /// Where the bar of commands hangs, visible while no panel is open; nil, at first, for no bar.
  var barAnchor: CGPoint? { get set }
  /// The part of the window that the bar takes up; nil while there is none.
  var barArea: CGRect? { get }
  /// The frame of the bar.
  func bar() -> DisplayList
  /// The command of the bar at a point; nil beside it.
  func barCommand(at point: CGPoint) -> WindowCommand?
}
