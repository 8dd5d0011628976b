/// An image file and the size to draw it at.
package nonisolated struct PictureRequest: Hashable, Sendable {
  package let path: String
  /// In pixels.
  package let width: Int32
  package let height: Int32

  package init(path: String, width: Int32, height: Int32) {
    self.path = path
    self.width = width
    self.height = height
  }
}
