import Drawing
import Foundation
import NavigationKit
import NavigationShell
import SDLShell

/// The PNG files of images.
@MainActor
enum PictureFile {
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

  /// The image of a painted picture, with notes on it.
  static func image(of picture: Bitmap, scale: CGFloat, notes: PictureNotes) throws -> UIImage {
    image(of: try notes.added(to: try PNG.encode(picture)), scale: scale)
  }
}
