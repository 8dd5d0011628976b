import Drawing
import Foundation

/// The content of a window: the screen's frame, and the frames over it.
struct WindowPicture: Hashable {
  /// The frame of the screen.
  var frame: DisplayList
  /// How the device around it is held.
  var pose = ScreenPose(.upright)
  /// The frame of the menu or the list of keys; nil while none is open.
  var overlay: DisplayList?
  /// The part of it that is drawn, in its points; nil for none.
  var overlayArea: CGRect?
  /// The radius of that part's corners, in its points.
  var overlayRadius: CGFloat = 0
  /// The frame of the panel beside the screen; nil while it is closed.
  var panel: DisplayList?
}
