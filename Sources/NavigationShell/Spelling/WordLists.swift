import Foundation

/// The lists of words that the machine has, a word a line.
struct WordLists {
  /// Where Linux keeps them.
  static let systemFolder = URL(fileURLWithPath: "/usr/share/dict")

  private let folder: URL
  private var read: [String: Set<String>] = [:]

  init(_ folder: URL) { self.folder = folder }

  /// The files by their languages, as Debian's packages name them; where one language has two, the
  /// first.
  private static let files = [
    ("en_US", "american-english"), ("en_GB", "british-english"), ("en_CA", "canadian-english"),
    ("de_DE", "ngerman"), ("fr_FR", "french"), ("es_ES", "spanish"), ("it_IT", "italian"),
    ("pt_PT", "portuguese"), ("pt_BR", "brazilian"), ("nl_NL", "dutch"), ("da_DK", "danish"),
    ("sv_SE", "swedish"), ("nb_NO", "bokmaal"), ("pl_PL", "polish"), ("en", "words"),
  ]

  /// The languages of the lists that are there.
  var languages: [String] {
    Self.files.filter { isThere($0.1) }.map(\.0)
  }

  /// The words of a language, or of one of its countries; nil if there is no list.
  mutating func words(of language: String) -> Set<String>? {
    let wanted = language.replacingOccurrences(of: "-", with: "_")
    let available = languages
    guard
      let found = available.first(where: { $0 == wanted })
        ?? available.first(where: { Self.root($0) == Self.root(wanted) })
    else { return nil }
    if let words = read[found] { return words }
    guard let file = Self.files.first(where: { $0.0 == found })?.1,
      let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    else { return nil }
    let words = Set(text.split(separator: "\n").map(String.init))
    read[found] = words
    return words
  }

  private func isThere(_ file: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent(file).path)
  }

  private static func root(_ language: String) -> Substring { language.prefix { $0 != "_" } }
}
