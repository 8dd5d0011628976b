import Synchronization

/// An image file that is made of pictures: PNG, JPEG, or a GIF with one or several.
public final class CGImageDestination: Sendable {
  struct Picture: Sendable {
    let image: CGImage
    let options: ImageOptions
  }

  struct Content: Sendable {
    var pictures: [Picture] = []
    var options = ImageOptions(nil)
    var isFinal = false
  }

  enum Format: String, CaseIterable, Sendable {
    case png = "public.png"
    case jpeg = "public.jpeg"
    case gif = "com.compuserve.gif"
  }

  let format: Format
  /// How many pictures it takes.
  private let maximumCount: Int
  private let content = Mutex(Content())
  private let write: @Sendable (Data) -> Bool

  init?(_ type: CFString, _ count: Int, write: @escaping @Sendable (Data) -> Bool) {
    guard let format = Format(rawValue: type), count > 0 else { return nil }
    self.format = format
    self.write = write
    maximumCount = format == .gif ? count : 1
  }

  func add(_ image: CGImage, _ options: CFDictionary?) {
    let picture = Picture(image: image, options: ImageOptions(options))
    content.withLock { content in
      guard content.pictures.count < maximumCount, !content.isFinal else { return }
      content.pictures.append(picture)
    }
  }

  func set(_ options: CFDictionary?) {
    let options = ImageOptions(options)
    content.withLock { $0.options = options }
  }

  /// Writes the file, once.
  @MainActor func finish() -> Bool {
    let content = content.withLock { content in
      defer { content.isFinal = true }
      return content
    }
    guard !content.isFinal, let file = EncodedPictures(content, format).file else { return false }
    return write(file)
  }
}
