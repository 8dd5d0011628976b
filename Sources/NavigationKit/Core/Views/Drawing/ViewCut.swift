import Drawing
import Foundation

/// The outline that a view is cut off at where it clips to its bounds.
nonisolated struct ViewCut {
  var rect: CGRect
  /// The radius of its corners.
  var radius: CGFloat
  /// The curve of its corners.
  var curve = CornerCurve.circular
  /// Whether parts beyond the view are visible, too.
  var reachesBeyond = false
  /// The arrow that sticks out of one side; the corners are those of the rest then.
  var arrow: Arrow?
}

nonisolated extension ViewCut {
  /// Commands with the outline's round corners.
  func rounding(_ commands: [DrawCommand]) -> DrawCommand {
    .layer(Layer(clip: rect, cornerRadius: radius, cornerCurve: curve, commands: commands))
  }
}
