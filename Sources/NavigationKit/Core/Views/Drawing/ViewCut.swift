import Drawing
import Foundation

/// The outline that a view is cut off at where it clips to its bounds.
nonisolated struct ViewCut {
  var rect: CGRect
  /// The radius of its corners.
  var radius: CGFloat
  /// How they turn.
  var curve = CornerCurve.circular
  /// Whether what is beyond the view is seen, too.
  var reachesBeyond = false
  /// What sticks out of one side; the corners are those of the rest then.
  var arrow: Arrow?
}

nonisolated extension ViewCut {
  /// Commands with the outline's round corners.
  func rounding(_ commands: [DrawCommand]) -> DrawCommand {
    .layer(Layer(clip: rect, cornerRadius: radius, cornerCurve: curve, commands: commands))
  }
}
