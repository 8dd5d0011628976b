public import Foundation

// On Linux, Foundation lacks this type.

/// A picture by reference, with its size in pixels.
public final class CGImage: Hashable, Sendable {
  /// The picture that is drawn.
  package let reference: ImageReference
  /// Pixels in a row.
  public let width: Int
  /// Rows.
  public let height: Int

  package init(_ reference: ImageReference, width: Int, height: Int) {
    (self.reference, self.width, self.height) = (reference, width, height)
  }

  /// A part of the picture, in pixels; nil if the rectangle lies outside.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.standardized.integral.intersection(whole)
    guard !part.isEmpty else { return nil }
    let recording = GraphicsRecording(
      bounds: part, scale: 1,
      operations: [GraphicsOperation(.image(ImagePlacement(image: reference, frame: whole)))])
    return CGImage(.recording(recording), width: Int(part.width), height: Int(part.height))
  }

  /// Pictures are equal if they look the same in the same size.
  public static func == (first: CGImage, second: CGImage) -> Bool {
    first.reference == second.reference && first.width == second.width
      && first.height == second.height
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) { hasher.combine(reference) }
}
