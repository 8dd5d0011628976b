/// A type of data, by its uniform type identifier.
nonisolated struct ItemType: Hashable {
  let identifier: String
  init(_ identifier: String) { self.identifier = identifier }

  static let text = ItemType("public.utf8-plain-text")
  static let url = ItemType("public.url")
  static let png = ItemType("public.png")
  static let jpeg = ItemType("public.jpeg")
  static let image = ItemType("public.image")

  /// The more general type of each type.
  private static let parents = [
    "public.utf8-plain-text": "public.plain-text", "public.plain-text": "public.text",
    "public.html": "public.text", "public.rtf": "public.text", "public.text": "public.data",
    "public.png": "public.image", "public.jpeg": "public.image", "public.heic": "public.image",
    "public.tiff": "public.image", "com.compuserve.gif": "public.image",
    "public.svg-image": "public.image", "public.image": "public.data",
    "public.mpeg-4": "public.movie", "com.apple.quicktime-movie": "public.movie",
    "public.movie": "public.data", "public.file-url": "public.url", "public.url": "public.data",
    "com.adobe.pdf": "public.data", "public.json": "public.text", "public.data": "public.item",
  ]

  /// Whether it equals another type, or is a kind of it.
  func conforms(to other: ItemType) -> Bool {
    sequence(first: identifier, next: { Self.parents[$0] }).contains(other.identifier)
  }
}
