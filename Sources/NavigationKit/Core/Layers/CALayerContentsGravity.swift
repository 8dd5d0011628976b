import Drawing
import Foundation

/// How a layer's picture is fitted into its bounds.
public nonisolated struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The name of the gravity.
  public let rawValue: String
  /// Makes a gravity of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Stretched over the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// As large as fits, all of it visible.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Large enough to fill the bounds.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  /// At its own size, in the middle.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// In the middle of the upper edge, at its own size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// In the middle of the lower edge, at its own size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// In the middle of the left edge, at its own size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// In the middle of the right edge, at its own size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// In the upper left corner, at its own size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// In the upper right corner, at its own size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// In the lower left corner, at its own size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// In the lower right corner, at its own size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")

  var contentMode: UIView.ContentMode {
    switch self {
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    default: .scaleToFill
    }
  }
}
