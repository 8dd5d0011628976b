import Foundation
import XcodeProject

/// The record of the files that were written to a package, by which people's changes are noticed.
struct WrittenFiles: Hashable {
  /// The file's name.
  static let name = ".port-files.json"

  /// The mark of each file's text, by its path.
  var files: [String: String] = [:]
  /// The paths of links.
  var links: Set<String> = []

  /// The record in a folder; nil if none is there.
  init?(in folder: String) {
    let path = folder.appendingPath(Self.name)
    guard let data = try? ProjectFile.contents(of: path),
      let stored = try? JSONDecoder().decode(Stored.self, from: data)
    else { return nil }
    (files, links) = (stored.files, Set(stored.links))
  }

  init() {}

  /// This record with the entries of another one, which count more.
  func adding(_ other: WrittenFiles) -> WrittenFiles {
    var sum = self
    sum.files.merge(other.files) { _, new in new }
    sum.links.formUnion(other.links)
    return sum
  }

  /// The file's text.
  var text: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Texts and lists of them can always be encoded.
    return String(
      decoding: (try? encoder.encode(Stored(files: files, links: links.sorted()))) ?? Data(),
      as: UTF8.self) + "\n"
  }

  /// The record as the file has it, in an order that does not change.
  private struct Stored: Codable {
    let files: [String: String]
    let links: [String]
  }

  /// The mark of a text: a hash that another text hardly has (FNV-1a).
  static func mark(of text: String) -> String {
    let sum = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01b3
    }
    return String(sum, radix: 16)
  }
}
