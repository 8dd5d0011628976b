import Drawing
import Foundation

/// The outline that a view is cut off at where it clips to its bounds.
struct ViewCut {
  var rect: CGRect
  /// The radius of its corners.
  var radius: CGFloat
  /// Whether what is beyond the view is seen, too.
  var reachesBeyond = false
  /// What sticks out of one side; the corners are those of the rest then.
  var arrow: Arrow?
}

extension ViewCut {
  /// Commands with the outline's round corners, or with the curve of a mask in their place.
  func rounding(_ commands: [DrawCommand], mask: GraphicsRecording?) -> DrawCommand {
    .layer(
      Layer(clip: rect, cornerRadius: mask == nil ? radius : 0, mask: mask, commands: commands))
  }
}
