import Foundation

extension CGContext {
  /// The bytes of a pixel.
  private static let pixelSize = 4

  /// Makes a context whose pixels ``makeImage()`` shows; its (0, 0) is the lower left corner, and y
  /// points up.
  ///
  /// - Parameters:
  ///   - data: Nil: the pixels are the context's own. Nothing is drawn into memory of the caller's,
  ///     so that any other value gives no context.
  ///   - bitsPerComponent: 8; other pixels give no context, nor do greys.
  ///   - bytesPerRow: At least four per pixel; 0 leaves it to the context.
  ///   - bitmapInfo: A ``CGImageAlphaInfo`` with multiplied colours or without opacity, in which case
  ///     the context is black at first, and a byte order of ``CGBitmapInfo``.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) {
    let minimum = width.multipliedReportingOverflow(by: Self.pixelSize)
    let layout = BitmapLayout(
      space: space, info: CGBitmapInfo(rawValue: bitmapInfo),
      bytesPerRow: bytesPerRow == 0 ? minimum.partialValue : bytesPerRow)
    guard data == nil, width > 0, height > 0, !minimum.overflow, bitsPerComponent == 8,
      layout.bytesPerRow >= minimum.partialValue, layout.isSupported
    else { return nil }
    let size = CGSize(width: width, height: height).finite
    self.init(
      bounds: CGRect(origin: .zero, size: size),
      base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height), bitmap: layout)
  }

  /// The width of a bitmap context in pixels; 0 for another.
  public var width: Int { bitmap == nil ? 0 : Int(bounds.width) }
  /// The height of a bitmap context in pixels; 0 for another.
  public var height: Int { bitmap == nil ? 0 : Int(bounds.height) }
  /// The bits of a colour component of a bitmap context; 0 for another.
  public var bitsPerComponent: Int { bitmap == nil ? 0 : 8 }
  /// The bits of a pixel of a bitmap context; 0 for another.
  public var bitsPerPixel: Int { bitmap == nil ? 0 : 8 * Self.pixelSize }
  /// The bytes of a row of a bitmap context; 0 for another.
  public var bytesPerRow: Int { bitmap?.bytesPerRow ?? 0 }
  /// The colour space of a bitmap context; nil for another.
  public var colorSpace: CGColorSpace? { bitmap?.space }
  /// How the pixels of a bitmap context are laid out; nothing for another.
  public var bitmapInfo: CGBitmapInfo { bitmap?.info ?? [] }
  /// Where the pixels of a bitmap context have their opacity; nowhere in another.
  public var alphaInfo: CGImageAlphaInfo { bitmap?.alphaInfo ?? .none }
}
