import Drawing
import Foundation

/// A picture of the photo library.
struct LibraryPicture {
  let path: String
  let image: UIImage

  /// The picture of a file; nil if it cannot be read.
  init?(path: String) {
    guard let image = UIImage(contentsOfFile: path) else { return nil }
    (self.path, self.image) = (path, image)
  }
}

extension Stage {
  /// The pictures of the host's photo library that can be read, in its order.
  func libraryPictures() -> [LibraryPicture] {
    let library = imageSource as? any PictureLibrary
    return (library?.picturePaths ?? []).compactMap(LibraryPicture.init)
  }
}
