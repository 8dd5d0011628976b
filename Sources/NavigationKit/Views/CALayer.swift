public import Foundation

/// The few properties of a view's shape that UIKit keeps on its layer.
public final class CALayer {
  /// The radius of the background's corners, in points.
  public var cornerRadius: CGFloat = 0
  /// How wide the line inside the edge is, in points; 0 draws none.
  public var borderWidth: CGFloat = 0
  /// The line's colour; black unless set.
  public var borderColor: UIColor = .black
}
