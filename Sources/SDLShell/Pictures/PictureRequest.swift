package import Drawing

/// Where an image file is.
package nonisolated enum PictureOrigin: Hashable, Sendable, CustomStringConvertible {
  /// At a path.
  case file(String)
  /// In memory.
  case data(EncodedImage)

  /// The name in messages.
  package var description: String {
    switch self {
    case .file(let path): path
    case .data(let image): "an image made of \(image.data.count) bytes of data"
    }
  }
}

/// An image file and the size to draw it at.
package nonisolated struct PictureRequest: Hashable, Sendable {
  package let origin: PictureOrigin
  /// In pixels.
  package let width: Int32
  package let height: Int32
  /// Whether each of its own pixels becomes a square.
  package let isPixelated: Bool
  /// The one colour that a template is drawn in, 0xRRGGBB; nil for its own colours.
  package let tint: UInt32?

  package init(
    _ origin: PictureOrigin, width: Int32, height: Int32, isPixelated: Bool = false,
    tint: UInt32? = nil
  ) {
    self.origin = origin
    self.width = width
    self.height = height
    self.isPixelated = isPixelated
    self.tint = tint
  }

  package init(path: String, width: Int32, height: Int32) {
    self.init(.file(path), width: width, height: height)
  }
}
