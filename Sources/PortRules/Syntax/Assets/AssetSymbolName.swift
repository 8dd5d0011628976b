import SwiftParser

/// The names that Xcode gives the symbols of assets and of the folders around them.
///
/// Seen in files that Xcode generated: words begin at other characters, at digits and behind them, and
/// at capitals (`TLSold` is `tlSold`, `sy_head_10@2x` is `syHead102X`); a name without small letters
/// has its words apart (`BMW`, `TLS_2016`, `_16_9`); a last word “Color” or “Image” goes, whether the
/// asset is a colour or an image; the first in the order of names has a symbol that several ask for.
/// Chosen here: letters without a case are small ones, and a folder keeps its last word.
enum AssetSymbolName {
  /// The symbol of an asset; nil if nothing in its name can be in one.
  static func symbol(of asset: String) -> String? {
    var words = words(in: asset)
    if words.count > 1, ["color", "image"].contains(words.last?.lowercased()) {
      words.removeLast()
    }
    return joined(words, first: { $0.lowercased() })
  }

  /// The enum of a folder that provides a namespace.
  static func namespace(of folder: String) -> String? {
    joined(words(in: folder), first: \.capitalizedFirst)
  }

  /// A symbol as a declaration or a member access writes it.
  static func written(_ symbol: String) -> String {
    symbol.isValidSwiftIdentifier(for: .variableName) ? symbol : "`\(symbol)`"
  }

  private static func joined(_ words: [String], first: (String) -> String) -> String? {
    guard let start = words.first else { return nil }
    let isSmall = words.contains { $0.contains { $0.isLetter && !$0.isUppercase } }
    let symbol =
      isSmall
      ? first(start) + words.dropFirst().map(\.capitalizedFirst).joined()
      : words.joined(separator: "_")
    return symbol.first?.isNumber == true ? "_\(symbol)" : symbol
  }

  private static func words(in name: String) -> [String] {
    let characters = Array(name)
    var words: [String] = []
    var last: Character?
    for (character, next) in zip(characters, characters.dropFirst().map(Optional.init) + [nil]) {
      let isPart = character.isLetter || character.isNumber
      if isPart, let last, !begins(character, after: last, before: next) {
        words[words.count - 1].append(character)
      } else if isPart {
        words.append(String(character))
      }
      last = isPart ? character : nil
    }
    return words
  }

  private static func begins(
    _ character: Character, after last: Character, before next: Character?
  ) -> Bool {
    if last.isNumber != character.isNumber { return true }
    guard character.isUppercase else { return false }
    return !last.isUppercase || next?.isLowercase == true
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
