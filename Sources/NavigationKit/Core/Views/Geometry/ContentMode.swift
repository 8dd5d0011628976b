import Drawing
import Foundation

extension UIView {
  /// How content is fitted into a view of another size.
  public enum ContentMode: Int, Hashable, Sendable {
    /// Stretched over the whole view.
    case scaleToFill
    /// As large as fits, all of it visible.
    case scaleAspectFit
    /// Large enough to fill the view, cropped to it.
    case scaleAspectFill
    /// Drawn again in the new size; an image is stretched.
    case redraw
    /// At its own size, in the middle.
    case center
    /// At its own size, in the middle of the upper edge.
    case top
    /// At its own size, in the middle of the lower edge.
    case bottom
    /// At its own size, in the middle of the left edge.
    case left
    /// At its own size, in the middle of the right edge.
    case right
    /// At its own size, in the upper left corner.
    case topLeft
    /// At its own size, in the upper right corner.
    case topRight
    /// At its own size, in the lower left corner.
    case bottomLeft
    /// At its own size, in the lower right corner.
    case bottomRight

    /// The frame of content of a size.
    nonisolated func frame(of size: CGSize, in bounds: CGRect) -> CGRect {
      guard size.width > 0, size.height > 0 else { return bounds }
      let ratios = (bounds.width / size.width, bounds.height / size.height)
      let scale: CGFloat
      switch self {
      case .scaleToFill, .redraw: return bounds
      case .scaleAspectFit: scale = min(ratios.0, ratios.1)
      case .scaleAspectFill: scale = max(ratios.0, ratios.1)
      default: scale = 1
      }
      let fitted = CGSize(width: size.width * scale, height: size.height * scale)
      let place = place
      return CGRect(
        x: bounds.minX + (bounds.width - fitted.width) * place.x,
        y: bounds.minY + (bounds.height - fitted.height) * place.y,
        width: fitted.width, height: fitted.height)
    }

    /// Where content lies in the room beside it: 0 at the left and at the top, 1 opposite.
    private nonisolated var place: CGPoint {
      switch self {
      case .top: CGPoint(x: 0.5, y: 0)
      case .bottom: CGPoint(x: 0.5, y: 1)
      case .left: CGPoint(x: 0, y: 0.5)
      case .right: CGPoint(x: 1, y: 0.5)
      case .topLeft: CGPoint(x: 0, y: 0)
      case .topRight: CGPoint(x: 1, y: 0)
      case .bottomLeft: CGPoint(x: 0, y: 1)
      case .bottomRight: CGPoint(x: 1, y: 1)
      case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center:
        CGPoint(x: 0.5, y: 0.5)
      }
    }
  }
}
