import Foundation

extension UIImage {
  /// How an image fills more room than it has.
  public nonisolated enum ResizingMode: Int, Hashable, Sendable {
    /// Repeated.
    case tile
    /// Stretched.
    case stretch
  }

  /// The image with edges that keep their size when it is drawn over more room; the rest is repeated.
  ///
  /// - Parameter capInsets: The edges, in points.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The image with edges that keep their size when it is drawn over more room.
  ///
  /// - Parameter capInsets: The edges, in points.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    UIImage(self, caps: ImageCaps(insets: capInsets, mode: resizingMode))
  }

  /// The edges that keep their size; none unless set.
  public var capInsets: UIEdgeInsets { caps?.insets ?? .zero }
  /// How the rest is filled.
  public var resizingMode: ResizingMode { caps?.mode ?? .tile }

  /// The parts to draw where the image fills a rectangle.
  func slices(filling rect: CGRect) -> [ImageCaps.Slice] {
    caps?.slices(of: size, in: rect) ?? [ImageCaps.Slice(frame: rect, clip: rect)]
  }
}
