public import Foundation

/// The texts of a localisation in a `.strings` file.
///
/// Those of a storyboard have keys such as `Ab1-Cd-Ef2.text`: the id of an object and its property.
public struct StringsFile: Sendable, Hashable {
  /// The texts by their keys; of a key that is there twice, the last.
  public let entries: [String: String]

  /// The texts by the ids of their objects, then by their properties.
  private let textsOfObjects: [String: [String: String]]

  /// Makes texts.
  public init(entries: [String: String]) {
    self.entries = entries
    var texts: [String: [String: String]] = [:]
    for (key, text) in entries {
      guard let dot = key.firstIndex(of: ".") else { continue }
      let id = String(key[..<dot])
      guard texts[id, default: [:]].count < DocumentLimits.maximumTexts else { continue }
      texts[id, default: [:]][String(key[key.index(after: dot)...])] = text
    }
    textsOfObjects = texts
  }

  /// Reads a file in UTF-8 or UTF-16; `file` is its name for messages.
  public init(contents: Data, file: String) throws(StoryboardError) {
    guard contents.count <= DocumentLimits.maximumStringsBytes else {
      let limit = DocumentLimits.maximumStringsBytes / 1_000_000
      throw StoryboardError(file: file, reason: "it has more than \(limit) MB")
    }
    if contents.starts(with: "bplist".utf8) || contents.starts(with: "<?xml".utf8) {
      throw StoryboardError(
        file: file, reason: "it is a property list; write its texts as \"key\" = \"text\";")
    }
    guard let text = StringsEncoding(contents).decode(contents) else {
      throw StoryboardError(
        file: file, reason: "it is encoded neither in UTF-8 nor in UTF-16; convert it")
    }
    var scanner = StringsScanner(text, file: file)
    self.init(entries: try scanner.entries())
  }

  /// The text of a key.
  public subscript(key: String) -> String? { entries[key] }

  /// The texts of an object by their properties.
  func texts(of id: String) -> [String: String] { textsOfObjects[id] ?? [:] }
}
