public import Drawing
public import Foundation

/// How an image's picture is turned, mirrored and placed.
nonisolated struct ImagePlacing: Hashable, Sendable {
  /// The picture before it was turned; nil for an image that is not.
  var picture: CGImage?
  var orientation = UIImage.Orientation.up
  /// Whether it is mirrored where one reads from right to left.
  var flips = false
  var alignmentInsets = UIEdgeInsets.zero
}

extension UIImage {
  /// How a picture is turned for an image that is upright.
  public nonisolated enum Orientation: Int, Hashable, Sendable {
    /// Not at all.
    case up = 0
    /// By half a turn.
    case down = 1
    /// By a quarter against the clock.
    case left = 2
    /// By a quarter with the clock.
    case right = 3
    /// Mirrored sideways.
    case upMirrored = 4
    /// Mirrored upside down.
    case downMirrored = 5
    /// With columns as rows.
    case leftMirrored = 6
    /// With columns as rows, from the other corner.
    case rightMirrored = 7
  }

  /// Makes an image of a picture with so many pixels per point, turned upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let scale = scale > 0 ? scale.finite : 1
    let raw = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
    let size = orientation.isSideways ? CGSize(width: raw.height, height: raw.width) : raw
    let recording = UIImage.recording(
      of: cgImage.reference, size: raw, at: orientation.transform(of: raw), in: size, scale: scale)
    let image = UIImage(.recording(recording), size: size)
    self.init(image, placing: ImagePlacing(picture: cgImage, orientation: orientation))
  }

  /// How its picture is turned.
  public var imageOrientation: Orientation { placing.orientation }

  /// The image mirrored sideways.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    var placing = placing
    placing.orientation = placing.orientation.mirrored
    placing.picture = placing.picture ?? (isSymbolImage ? nil : cgImage)
    return UIImage(
      self, mode: isTemplate ? .alwaysTemplate : renderingMode,
      asset: asset?.mapped { $0.mirrored },
      reference: mirrored(reference), placing: placing)
  }

  /// The image mirrored where one reads from right to left, as in an image view there.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    var placing = placing
    placing.flips = true
    return UIImage(self, placing: placing)
  }
  /// Whether it is mirrored where one reads from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { placing.flips }

  /// The image with another rectangle that constraints of an image view are about.
  ///
  /// - Parameter alignmentInsets: How far it is inside the image, in points.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    var placing = placing
    placing.alignmentInsets = alignmentInsets
    return UIImage(self, placing: placing)
  }
  /// How far the rectangle that constraints are about is inside the image, in points.
  public var alignmentRectInsets: UIEdgeInsets { placing.alignmentInsets }

  private var mirrored: UIImage { UIImage(self, reference: mirrored(reference)) }

  func mirrored(_ reference: ImageReference) -> ImageReference {
    .recording(
      Self.recording(
        of: reference, size: size, at: Orientation.upMirrored.transform(of: size), in: size,
        scale: isSymbolImage ? nil : scale))
  }

  private static func recording(
    of reference: ImageReference, size raw: CGSize, at transform: CGAffineTransform,
    in size: CGSize, scale: CGFloat?
  ) -> GraphicsRecording {
    var operation = GraphicsOperation(
      .image(ImagePlacement(image: reference, frame: CGRect(origin: .zero, size: raw))))
    operation.transform = transform
    return GraphicsRecording(
      bounds: CGRect(origin: .zero, size: size), scale: scale, operations: [operation])
  }
}

nonisolated extension UIImage.Orientation {
  /// Whether columns become rows.
  fileprivate var isSideways: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    case .up, .down, .upMirrored, .downMirrored: false
    }
  }

  /// The orientation that looks like this one in a mirror beside it.
  fileprivate var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }

  /// From the coordinates of a picture of a size to those of the upright image.
  fileprivate func transform(of size: CGSize) -> CGAffineTransform {
    let (width, height) = (size.width, size.height)
    return switch self {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    }
  }
}
