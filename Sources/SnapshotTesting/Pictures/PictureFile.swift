import Drawing
import Foundation
import NavigationKit
import SDLShell

/// The PNG files of images.
@MainActor
enum PictureFile {
  /// The name of a screen's text in the file of its picture.
  ///
  /// It is there for failures to name what has moved; it is never compared. A program that makes
  /// files smaller may drop it, and then failures name pixels alone.
  nonisolated static let screenKey = "Screen"

  /// The file of an image; nil if it is empty.
  static func data(of image: UIImage) -> Data? {
    if case .data(let file) = image.reference, PNG.size(of: file.data) != nil,
      image.imageOrientation == .up
    {
      return file.data
    }
    return TestStage.shared?.perform { image.pngData() }
  }

  /// The image of a file, with so many pixels per point.
  static func image(of data: Data, scale: CGFloat = 1) -> UIImage {
    TestStage.shared?.perform { UIImage(data: data, scale: scale) } ?? UIImage()
  }

  /// The image of a painted picture, with the text of its screen.
  static func image(of picture: Bitmap, scale: CGFloat, screen: String?) throws -> UIImage {
    let file = try PNG.encode(picture)
    return image(of: screen.map { PNG.adding($0, as: screenKey, to: file) } ?? file, scale: scale)
  }
}
