public import Foundation

/// Turns images into pixels and image files at once, for code that asks for them; the host
/// supplies it.
public protocol ImageRasterizer {
  /// The pixels of an image, stretched to a size in pixels; nil if it cannot be drawn.
  func bitmap(of image: ImageReference, tint: Color?, width: Int, height: Int) -> Bitmap?
  /// A bitmap as a PNG file; nil if memory is short.
  func png(of bitmap: Bitmap) -> Data?
  /// A bitmap over white as a JPEG file, of a quality of 0…1; nil if memory is short.
  func jpeg(of bitmap: Bitmap, quality: CGFloat) -> Data?
}
