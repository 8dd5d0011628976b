public import Drawing
public import Foundation

extension UIImage {
  /// Makes an image of an image file's bytes, a pixel a point; nil if they are no image.
  ///
  /// Outside of a stage's update the bytes are not read: the image is never nil, and its size is
  /// zero.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Makes an image of an image file's bytes, with so many pixels per point; nil if they are no
  /// image.
  public convenience init?(data: Data, scale: CGFloat) {
    guard !data.isEmpty else { return nil }
    self.init(found: .data(EncodedImage(data, scale: scale > 0 ? scale.finite : 1)))
  }

  /// Makes an image of a picture, a pixel a point.
  public convenience init(cgImage: CGImage) {
    self.init(
      cgImage.reference, size: CGSize(width: cgImage.width, height: cgImage.height))
  }

  /// Pixels per point: a file's by its asset catalogue or its name, else the screen's.
  public var scale: CGFloat {
    if let fileScale { return fileScale }
    return switch reference {
    case .file(let path): ImageReference.scale(ofFile: path)
    case .data(let image): image.scale
    case .recording(let recording): recording.scale ?? UITraitCollection.current.screenScale
    case .symbol: UITraitCollection.current.screenScale
    }
  }

  /// The picture for the current traits, in its own pixels; nil for an empty image.
  public var cgImage: CGImage? {
    let shown = resolved(in: .current)
    return shown === self ? picture : shown.picture
  }

  private var picture: CGImage? {
    if let picture = placing.picture { return picture }
    let (width, height) = pixelSize
    return isEmpty || width == 0 || height == 0
      ? nil : CGImage(reference, width: width, height: height)
  }

  /// The image as a PNG file; nil if it is empty or cannot be drawn.
  public func pngData() -> Data? {
    rasterized { rasterizer, bitmap in rasterizer.png(of: bitmap) }
  }

  /// The image over white as a JPEG file; nil if it is empty or cannot be drawn.
  ///
  /// - Parameter compressionQuality: From 0, the smallest file, to 1, the best quality.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    rasterized { rasterizer, bitmap in
      rasterizer.jpeg(of: bitmap, quality: compressionQuality)
    }
  }

  private func rasterized(_ encode: (any ImageRasterizer, Bitmap) -> Data?) -> Data? {
    let (width, height) = pixelSize
    guard !isEmpty, width > 0, height > 0 else { return nil }
    guard let rasterizer = Stage.current?.rasterizer else {
      Stage.current?.warn(.noRasterizer)
      return nil
    }
    return rasterizer.bitmap(
      of: resolved(in: .current).reference, tint: tint(.black, in: .current), width: width,
      height: height
    ).flatMap { encode(rasterizer, $0) }
  }

  private var pixelSize: (width: Int, height: Int) {
    (Int((size.width * scale).rounded()), Int((size.height * scale).rounded()))
  }
}

extension UITraitCollection {
  /// The screen's pixels per point; 1 where none is known.
  fileprivate var screenScale: CGFloat { displayScale > 0 ? displayScale : 1 }
}
