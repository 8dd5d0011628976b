import Foundation
public import Input

/// A key with modifiers that stands for a command.
public nonisolated struct Shortcut: Hashable, Sendable {
  /// The key of a shortcut.
  public enum Base: Hashable, Sendable {
    /// A key that the screen knows, too.
    case key(Key)
    /// A function key by its number, from 1.
    case function(Int)
  }

  /// The key.
  public var base: Base
  /// The modifier keys held.
  public var modifiers: Modifiers

  init(_ base: Base, _ modifiers: Modifiers = []) {
    (self.base, self.modifiers) = (base, modifiers)
  }

  /// Whether text that is edited gets the key instead: it types something, or moves the caret.
  var yieldsToTyping: Bool {
    switch base {
    case .key(.left), .key(.right): true
    case .key, .function: isSingleKey
    }
  }

  /// Whether it is a character without Control and the like.
  var isSingleKey: Bool {
    guard case .key(.character) = base else { return false }
    return modifiers.isDisjoint(with: [.control, .alternate, .command])
  }

  /// The shortcut as it is written, such as `Ctrl+Shift+A`.
  public var text: String {
    (Self.names.filter { modifiers.contains($0.modifier) }.map(\.name) + [name])
      .joined(separator: "+")
  }

  private static let names: [(modifier: Modifiers, name: String)] = [
    (.control, "Ctrl"), (.alternate, "Alt"), (.shift, "Shift"), (.command, "Super"),
  ]

  private var name: String {
    switch base {
    case .function(let number): "F\(number)"
    case .key(.character("+")): "Plus"
    case .key(.character("-")): "Minus"
    case .key(.character(let character)): character.uppercased()
    case .key(let key): "\(key)".capitalized
    }
  }
}
