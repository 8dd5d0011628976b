import Foundation

/// The names of a flow's screens, for people and in links.
nonisolated struct StateNames: Hashable {
  /// A name for people, and the one in links, both unique.
  struct Name: Hashable {
    var name: String
    var id: String
  }

  let names: [Name]

  /// Names screens after their titles; those of one title have the name of a capture behind it, or a
  /// number.
  init(_ states: [(title: String?, captures: [String])]) {
    var taken: Set<String> = []
    var ids: Set<String> = []
    names = states.enumerated().map { index, state in
      let title = Self.short(state.title ?? state.captures.first ?? "Screen \(index + 1)")
      let captures = state.captures.map { "\(title) · \($0)" }
      let name = Self.free([title] + captures, before: " ", in: &taken)
      return Name(name: name, id: Self.free([Self.slug(name)], before: "-", in: &ids))
    }
  }

  /// The first of some names that is free, else the first with a number.
  private static func free(
    _ names: [String], before separator: String, in taken: inout Set<String>
  ) -> String {
    let numbered = (2...).lazy.map { "\(names[0])\(separator)\($0)" }
    let name =
      names.first { !taken.contains($0) } ?? numbered.first { !taken.contains($0) } ?? names[0]
    taken.insert(name)
    return name
  }

  /// Small letters and digits of any script, with dashes between words.
  private static func slug(_ name: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    return words.isEmpty ? "screen" : words.joined(separator: "-")
  }

  /// A title on one line, cut where it is long.
  private static func short(_ title: String) -> String {
    let line = title.split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > maximumLetters ? line.prefix(maximumLetters - 1) + "…" : line
  }

  private static let maximumLetters = 60
}
