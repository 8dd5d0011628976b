public import Foundation

/// Names a picture without holding its pixels; the painter finds and decodes it.
public enum ImageReference: Hashable, Sendable {
  /// A symbol of the shell's set, drawn in the placement's tint.
  case symbol(String)
  /// A picture file, by its absolute path.
  case file(String)
  /// An image file in memory.
  case data(EncodedImage)
  /// The drawing of code.
  case recording(GraphicsRecording)

  /// Pixels per point, as the file's name says.
  package static func scale(ofFile path: String) -> CGFloat {
    let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
  }
}

/// The reason why an existing image cannot be used.
public enum ImageFault: Hashable, Sendable {
  /// This file of it cannot be read.
  case unreadable(file: String)
  /// This file of it holds something that is not drawn, such as text.
  case undrawn(file: String, part: String)
  /// It has no picture yet, by this file.
  case empty(file: String)
}

/// Finds pictures and their sizes, without decoding them where the format allows that.
public protocol ImageSource {
  /// The natural size, in points for a symbol and in pixels for a file; nil if it is missing or
  /// cannot be read.
  func size(of image: ImageReference) -> CGSize?
  /// The file of one of the program's images, by name; nil if there is none.
  ///
  /// - Parameter scale: The screen's pixels per point, for which the file that fits best is chosen.
  func path(ofImage name: String, scale: CGFloat) -> String?
  /// An image of one of the program's asset catalogues; nil if there is none.
  ///
  /// - Parameter scale: The screen's pixels per point, for which the files that fit best are chosen.
  func catalogImage(named name: String, scale: CGFloat) -> CatalogImage?
  /// A colour of one of the program's asset catalogues; nil if there is none.
  func catalogColor(named name: String) -> CatalogColor?
  /// The accent colour of the program's own catalogue; nil if it has none.
  var accentColor: CatalogColor? { get }
  /// The reason why an image by name cannot be used; nil if it can, or there is none.
  ///
  /// - Parameter scale: The screen's pixels per point, for which the file that fits best is chosen.
  func fault(ofImage name: String, scale: CGFloat) -> ImageFault?
  /// The file of a colour by name that cannot be used; nil if it can, or there is none.
  func brokenFile(ofColor name: String) -> String?
}

extension ImageSource {
  /// Finds no images by default.
  public func path(ofImage name: String, scale: CGFloat) -> String? { nil }
  /// Has no catalogue by default.
  public func catalogImage(named name: String, scale: CGFloat) -> CatalogImage? { nil }
  /// Has no catalogue by default.
  public func catalogColor(named name: String) -> CatalogColor? { nil }
  /// Has no catalogue by default.
  public var accentColor: CatalogColor? { nil }
  /// Knows of none by default.
  public func fault(ofImage name: String, scale: CGFloat) -> ImageFault? { nil }
  /// Knows of none by default.
  public func brokenFile(ofColor name: String) -> String? { nil }
}

/// An image source for layout tests: every picture has the same size, and no file is read.
public struct FixedImageSource: ImageSource {
  /// The size every picture has.
  public var size: CGSize

  /// Makes a source; pictures are 24 points square by default.
  public init(size: CGSize = CGSize(width: 24, height: 24)) { self.size = size }

  /// The same size for every picture.
  public func size(of image: ImageReference) -> CGSize? { size }
}
