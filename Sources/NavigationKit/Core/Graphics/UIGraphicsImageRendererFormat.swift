public import Foundation

/// How a renderer makes images.
@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point: the screen's by default.
  open var scale: CGFloat
  /// Whether what is not drawn on is black; false by default: it is transparent.
  open var opaque = false

  /// Makes a format for the present screen.
  public override convenience init() { self.init(for: .current) }

  /// Makes a format for a screen with some traits.
  public init(for traitCollection: UITraitCollection) {
    scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
  }

  /// A format for the present screen.
  public class func `default`() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }

  /// The format that suits the present screen best.
  public class func preferred() -> UIGraphicsImageRendererFormat {
    UIGraphicsImageRendererFormat()
  }
}

extension UIImage {
  /// The format of a renderer whose images have this one's pixels per point.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
