package import Drawing

/// What is enough to see whether a picture changed: its size in pixels and the fingerprint of its
/// pixels.
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
