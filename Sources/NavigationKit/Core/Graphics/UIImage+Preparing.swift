import Drawing
public import Foundation

extension UIImage {
  /// The image in a size in points, with its own pixels per point; nil if it is empty or the size
  /// is.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let size = size.finite
    guard !isEmpty, size.width > 0, size.height > 0 else { return nil }
    let frame = CGRect(origin: .zero, size: size)
    let recording = GraphicsRecording(
      bounds: frame, scale: scale,
      operations: [GraphicsOperation(.image(ImagePlacement(image: reference, frame: frame)))])
    return UIImage(
      self, size: size, mode: isTemplate ? .alwaysTemplate : renderingMode, asset: .some(nil),
      reference: .recording(recording))
  }

  /// Makes the image in a size in points, and gives it to a handler afterwards.
  public func prepareThumbnail(
    of size: CGSize, completionHandler: @escaping (UIImage?) -> Void
  ) {
    let image = preparingThumbnail(of: size)
    afterwards { completionHandler(image) }
  }

  /// The image in a size in points.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }

  /// The image, which is decoded when it is drawn first, by a worker in a window; nil if it is
  /// empty.
  public func preparingForDisplay() -> UIImage? { isEmpty ? nil : self }

  /// Gives the image to a handler afterwards.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) {
    let image = preparingForDisplay()
    afterwards { completionHandler(image) }
  }

  /// The image; nil if it is empty.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  private func afterwards(_ body: @escaping () -> Void) {
    guard let stage = Stage.current else { return body() }
    stage.clock.schedule(after: 0) { body() }
  }
}
