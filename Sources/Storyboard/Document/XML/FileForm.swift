import Foundation

/// The form of a file by its size and first bytes, before it is read.
enum FileForm: Hashable {
  case xml, empty, tooLarge, compiled, otherEncoding, other

  /// Decides by a file's bytes.
  init(_ contents: Data) {
    self =
      if contents.count > DocumentLimits.mostBytes {
        .tooLarge
      } else if ["NIBArchive", "bplist"].contains(where: { contents.starts(with: $0.utf8) }) {
        .compiled
      } else if contents.prefix(4).contains(0) || !contents.isUTF8 || contents.namesOtherEncoding {
        .otherEncoding
      } else {
        switch contents.first(where: { !$0.isSpace && !Self.mark.contains($0) }) {
        case nil: .empty
        case .less: .xml
        default: .other
        }
      }
  }

  /// The bytes with which some files in UTF-8 begin.
  static let mark = Array("\u{FEFF}".utf8)

  /// The message about a compiled file or folder.
  static let cureOfCompiled =
    "it is compiled; name the .storyboard or .xib file that it was made of"

  /// Whether a folder is a storyboard or, for old systems, a nib that Xcode compiled.
  static func isCompiledFolder(_ path: String) -> Bool {
    ["storyboardc", "nib"].contains(URL(fileURLWithPath: path).pathExtension)
  }

  /// The reason why the file is not read, as a half sentence; nil if it is.
  var refusal: String? {
    switch self {
    case .xml: nil
    case .empty: "it is empty, so there is nothing to play"
    case .tooLarge: "it has more than \(DocumentLimits.mostBytes / 1_000_000) MB"
    case .compiled: Self.cureOfCompiled
    case .otherEncoding: "it is not encoded in UTF-8, as Xcode's files are; convert it"
    case .other: "it is not XML, so it is no storyboard or nib from Xcode"
    }
  }
}

extension Data {
  fileprivate var isUTF8: Bool { (try? UTF8Span(validating: span)) != nil }

  /// Whether its XML declaration names an encoding in which other bytes could stand for `<`.
  fileprivate var namesOtherEncoding: Bool {
    let start = String(decoding: prefix(DocumentLimits.longestDeclaration), as: UTF8.self)
    guard start.contains("<?xml") else { return false }
    guard let end = start.range(of: "?>") else { return true }
    let declaration = start[..<end.lowerBound].lowercased().filter { !$0.isWhitespace }
    return declaration.components(separatedBy: "encoding=").dropFirst().contains {
      !$0.hasPrefix("\"utf-8\"") && !$0.hasPrefix("'utf-8'")
    }
  }
}
