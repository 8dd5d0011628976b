import Foundation

/// A document's file on the disk.
struct DocumentFile {
  let url: URL
  let modificationDate: Date?

  /// Looks at what is there; throws if nothing is.
  init(_ url: URL) throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    self.url = url
    modificationDate = attributes[.modificationDate] as? Date
  }

  /// Writes bytes aside, and puts them in the place of what is there.
  static func write(_ contents: Any, to url: URL) throws {
    guard let data = contents as? Data else { throw CocoaError(.fileWriteUnknown) }
    try data.write(to: url, options: .atomic)
  }
}

/// The types of documents, by the endings of their names.
nonisolated enum DocumentType {
  /// The type of what has no other.
  static let data = "public.data"

  private static let types = [
    "txt": "public.plain-text", "text": "public.plain-text", "rtf": "public.rtf",
    "html": "public.html", "htm": "public.html", "xml": "public.xml", "json": "public.json",
    "csv": "public.comma-separated-values-text", "md": "net.daringfireball.markdown",
    "pdf": "com.adobe.pdf", "png": "public.png", "jpg": "public.jpeg", "jpeg": "public.jpeg",
    "gif": "com.compuserve.gif", "tiff": "public.tiff",
  ]

  /// The type of an ending.
  static func identifier(ofEnding ending: String) -> String { types[ending.lowercased()] ?? data }
}
