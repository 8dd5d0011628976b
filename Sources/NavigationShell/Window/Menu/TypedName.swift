import Foundation

/// The beginning of a name that is typed to find it in a list.
nonisolated struct TypedName: Hashable {
  /// Seconds after which the next letter begins another name, as in lists of desktops.
  private static let pause: TimeInterval = 1

  /// The typed letters.
  private(set) var text = ""
  private var last: TimeInterval = 0

  /// Whether a letter at a time belongs to the same name.
  func goesOn(at time: TimeInterval) -> Bool { !text.isEmpty && time - last < Self.pause }

  /// Adds a letter that was typed at a time.
  mutating func add(_ letter: Character, at time: TimeInterval) {
    text = (goesOn(at: time) ? text : "") + letter.lowercased()
    last = time
  }

  /// The index of the name that is meant: the same, else one that begins so or contains it.
  static func index(of text: String, in names: [String]) -> Int? {
    let names = names.map { $0.lowercased() }
    return names.firstIndex(of: text) ?? names.firstIndex { $0.hasPrefix(text) }
      ?? names.firstIndex { $0.contains(text) }
  }
}
