/// How Objective-C names what Swift declares: the compiler's own rules.
enum SelectorName {
  /// The name of a method: `didTapWithSender:` for `didTap(sender:)`, with an empty label for `_`.
  static func method(_ name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    return labels.dropFirst().reduce(firstPiece(name, label: first) + ":") { "\($0)\($1):" }
  }

  /// The name of the method that sets a property: `setTitle:`.
  static func setter(of property: String) -> String { "set\(capitalized(property)):" }

  private static func firstPiece(_ name: String, label: String) -> String {
    if label.isEmpty { return name }
    let isJoined = Preposition.isOne(firstWord(of: label)) || Preposition.isOne(lastWord(of: name))
    return name + (isJoined ? "" : "With") + capitalized(label)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  private static func firstWord(of name: String) -> String {
    let start = name.prefix { $0.isUppercase }
    let rest = name.dropFirst(start.count).prefix { !$0.isUppercase }
    return String(start + rest)
  }

  private static func lastWord(of name: String) -> String {
    guard let start = name.lastIndex(where: \.isUppercase) else { return name }
    return String(name[start...])
  }
}
