package import Foundation

/// Texts in PNG files, which programs that show pictures pass over.
nonisolated extension PNG {
  /// The file with a text in it, as a chunk `iTXt` after its header.
  ///
  /// - Parameter key: What the text is, in up to 79 letters and spaces.
  package static func adding(_ text: String, as key: String, to file: Data) -> Data {
    let end = headerEnd
    guard file.count > end, file.starts(with: signature) else { return file }
    // Not compressed, of no language, without a translated key.
    let content = Array(key.utf8) + [0, 0, 0, 0, 0] + Array(text.utf8)
    return file.prefix(end) + Data(chunk(textChunk, content)) + file.dropFirst(end)
  }

  /// The text of a key in a file; nil if there is none.
  package static func text(of key: String, in file: Data) -> String? {
    let file = file.startIndex == 0 ? file : Data(file)
    guard file.starts(with: signature) else { return nil }
    let start = Array(key.utf8) + [0, 0, 0, 0, 0]
    var place = signature.count
    while let chunk = PNGChunks.chunk(at: place, of: file), chunk.name != "IDAT" {
      let content = file[chunk.content]
      if chunk.name == textChunk, content.starts(with: start) {
        return String(decoding: content.dropFirst(start.count), as: UTF8.self)
      }
      place = chunk.content.upperBound + PNGChunks.after
    }
    return nil
  }

  private static let textChunk = "iTXt"
  /// The offset after the signature and the IHDR chunk.
  private static let headerEnd = 33
}
