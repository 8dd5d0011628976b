public import Drawing
public import Foundation
public import Input

/// A panel beside the screen in a window, or over it, while it is open.
///
/// It has sizes and positions in points of its own, and is in no screenshot. Its time is the person's,
/// however slow the screen's animations are.
public protocol WindowPanel: AnyObject {
  /// Whether it is shown.
  var isOpen: Bool { get set }
  /// Its width in points.
  var width: CGFloat { get }
  /// The commands that it asks of the window, which sets them.
  var commands: (any WindowCommands)? { get set }
  /// Whether it covers the screen, too, and has the keys.
  var isWide: Bool { get }
  /// Shows a model of the screen over the whole window, or no longer.
  func toggleModel()
  /// Where text is typed on it; nil while none is.
  var textInput: CGRect? { get }
  /// Ends typing.
  func endTyping()
  /// When the picture can change next; nil if only an event can change it.
  var nextChange: TimeInterval? { get }
  /// Handles a finger, the wheel or the right button over it.
  func handle(_ event: InputEvent)
  /// Advances the time.
  func advance(to time: TimeInterval)
  /// It now has room for this many points.
  func resize(to size: CGSize)
  /// Called when a frame of the screen was drawn, with the seconds that it took.
  func noteFrame(took seconds: TimeInterval)
  /// The current frame.
  func frame() -> DisplayList
}
