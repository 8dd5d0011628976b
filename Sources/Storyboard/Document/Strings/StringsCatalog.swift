public import Foundation

/// The texts of all languages in a `.xcstrings` file, as Xcode 15 and newer write it.
public struct StringsCatalog: Sendable {
  /// The language of the storyboard's own texts.
  public let sourceLanguage: String
  /// The texts by their languages.
  public let texts: [String: StringsFile]

  /// Reads a file; `file` is its name for messages.
  public init(contents: Data, file: String) throws(StoryboardError) {
    guard let catalog = try? JSONDecoder().decode(Contents.self, from: contents) else {
      throw StoryboardError(file: file, reason: "it is damaged or no strings catalogue; mend it")
    }
    sourceLanguage = catalog.sourceLanguage
    var entries: [String: [String: String]] = [:]
    for (key, entry) in catalog.strings {
      for (language, place) in entry.localizations ?? [:] {
        entries[language, default: [:]][key] = place.stringUnit?.value
      }
    }
    texts = entries.mapValues { StringsFile(entries: $0) }
  }

  private struct Contents: Decodable {
    let sourceLanguage: String
    let strings: [String: Entry]
  }

  private struct Entry: Decodable {
    let localizations: [String: Localization]?
  }

  private struct Localization: Decodable {
    let stringUnit: Unit?
  }

  private struct Unit: Decodable {
    let value: String
  }
}
