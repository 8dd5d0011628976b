import FileTypes
import Foundation
import NavigationKit

/// The texts and the symbol of a document in a list or grid.
struct DocumentRow {
  let name: String
  let detail: String
  let symbol: String

  /// - Parameter showsEnding: Whether the name has its ending.
  init(_ file: URL, showsEnding: Bool) {
    name = showsEnding ? file.lastPathComponent : file.deletingPathExtension().lastPathComponent
    let changed = (try? DocumentFile(file))?.modificationDate
    detail = changed.map { Self.dates.string(from: $0) } ?? ""
    symbol = Self.symbol(of: UTType(filenameExtension: file.pathExtension) ?? .data)
  }

  private static let dates: DateFormatter = {
    let formatter = DateFormatter()
    (formatter.dateStyle, formatter.timeStyle) = (.short, .none)
    return formatter
  }()

  private static func symbol(of type: UTType) -> String {
    let symbols: [(UTType, String)] = [
      (.image, "photo"), (.movie, "film"), (.audio, "music.note"), (.text, "doc.text"),
    ]
    return symbols.first { type.conforms(to: $0.0) }?.1 ?? "doc"
  }
}
