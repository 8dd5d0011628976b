package import Drawing

/// The size of a picture in pixels and the fingerprint of its pixels, to see whether it changed.
package struct PictureFingerprint: Hashable, Sendable {
  package let width, height: Int
  package let pixels: Fingerprint

  package init(of picture: Bitmap) {
    (width, height) = (picture.width, picture.height)
    pixels = Fingerprint(of: picture)
  }

  /// - Parameter bytes: The fingerprint of the pixels' bytes.
  init(of bytes: Fingerprint, width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    pixels = bytes.ofPicture(width: width, height: height)
  }
}
