public import Drawing
public import Foundation
public import Input

/// What a window shows: it takes events and time, and answers with frames.
///
/// The window knows nothing else about what it shows. Sizes are points; times are seconds from the
/// moment the loop started, and never run backwards.
public protocol FrameSource: AnyObject {
  /// The latest time it has heard of.
  var now: TimeInterval { get }
  /// When the picture can next differ; nil says not before something happens.
  var nextChange: TimeInterval? { get }
  /// Takes one event, at the event's own time.
  func handle(_ event: InputEvent)
  /// Lets time pass.
  func advance(to time: TimeInterval)
  /// Has the app do what waits on the main queue, at the latest time it has heard of.
  func perform(_ work: () -> Void)
  /// The window now has room for this many points.
  func resize(to size: CGSize)
  /// Whether what is shown can be shown with room for this many points after a rotation.
  func canRotate(to size: CGSize) -> Bool
  /// Whether what is shown is to be shown the other way up.
  var wantsRotation: Bool { get }
  /// The window was turned and now has room for this many points.
  func rotate(to size: CGSize)
  /// The person wants it to look otherwise.
  func change(_ look: AppearanceCommand)
  /// The picture as it is now; asking changes nothing.
  func frame() -> DisplayList
  /// The picture as it is kept, and how many pixels a point has in it: the device's own, whatever
  /// the window's are.
  func capture() -> (frame: DisplayList, scale: CGFloat)
}
