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
