import Assets
import Foundation

/// Reads the property lists of a project: `Info.plist` and `project.pbxproj`.
///
/// Foundation writes what it finds wrong with one to the standard error by itself, so it is not asked.
enum PropertyList {
  /// What can be done about one that cannot be read.
  static let cure = "mend it, or name a storyboard"

  /// A property list whose top is a dictionary, in XML or the older form with braces.
  static func dictionary(
    at path: String, orElse cure: String = Self.cure
  ) throws(StoryboardError) -> [String: Any] {
    let contents: Data
    do throws(RegularFile.Trouble) {
      contents = try RegularFile.contents(of: path, limit: DocumentLimits.mostBytes)
    } catch {
      throw StoryboardError(file: path, reason: "\(error)")
    }
    // A few of its bytes can stand for gigabytes.
    guard !contents.starts(with: "bplist".utf8) else {
      throw StoryboardError(
        file: path,
        reason: "it is a binary property list; convert it with plutil -convert xml1")
    }
    do throws(StoryboardError) {
      return try value(in: contents, file: path)
    } catch {
      throw StoryboardError(
        file: path, line: error.line,
        reason: "it is damaged or no property list (\(error.reason)); \(cure)")
    }
  }

  private static func value(
    in contents: Data, file: String
  ) throws(StoryboardError) -> [String: Any] {
    guard let text = StringsEncoding(contents).decode(contents) else {
      throw StoryboardError(file: file, reason: "it is not encoded in UTF-8")
    }
    if text.unicodeScalars.first(where: { !$0.properties.isWhitespace }) == "<" {
      let root = try ElementParser.root(of: Data(text.withoutDocumentType.utf8), file: file)
      if let list = root.children.first?.propertyListValue as? [String: Any] { return list }
    } else {
      var scanner = StringsScanner(text, file: file)
      if let list = try scanner.propertyList() as? [String: Any] { return list }
    }
    throw StoryboardError(file: file, reason: "it holds no keys")
  }
}

extension String {
  /// XML without the type that Xcode declares in all its property lists, on the same lines; a type
  /// that declares more than its name stays, and is refused.
  fileprivate var withoutDocumentType: String {
    guard let start = range(of: "<!DOCTYPE plist") else { return self }
    // The file may be cut off in the middle of the type.
    guard let end = self[start.upperBound...].firstIndex(of: ">") else {
      return String(self[..<start.lowerBound])
    }
    guard !self[start.lowerBound..<end].contains("[") else { return self }
    let type = self[start.lowerBound...end]
    return replacingCharacters(
      in: type.startIndex..<type.endIndex, with: String(repeating: "\n", count: type.lineEnds))
  }
}

extension Substring {
  fileprivate var lineEnds: Int { count(where: \.isNewline) }
}

extension DocumentElement {
  /// What an element of a property list in XML stands for; nil for one that there is not.
  fileprivate var propertyListValue: Any? {
    switch tag {
    case "string", "date", "data": text
    case "integer": Int(text.trimmingCharacters(in: .whitespacesAndNewlines))
    case "real": Double(text.trimmingCharacters(in: .whitespacesAndNewlines))
    case "true": true
    case "false": false
    case "array": children.compactMap(\.propertyListValue)
    case "dict": propertyListEntries
    default: nil
    }
  }

  /// Each key is followed by its value.
  private var propertyListEntries: [String: Any] {
    var entries: [String: Any] = [:]
    for (key, value) in zip(children, children.dropFirst()) where key.tag == "key" {
      entries[key.text] = value.propertyListValue
    }
    return entries
  }
}
