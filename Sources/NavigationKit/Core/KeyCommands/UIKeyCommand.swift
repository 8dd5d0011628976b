import Foundation
import Input

/// A command with the key that sends it; see ``UIResponder/keyCommands``.
open class UIKeyCommand: UICommand {
  /// The arrow up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The arrow down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The arrow left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The arrow right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public static let inputEscape = "UIKeyInputEscape"
  /// Page up.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// Page down.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public static let inputHome = "UIKeyInputHome"
  /// End.
  public static let inputEnd = "UIKeyInputEnd"
  /// Delete, which deletes what is behind the caret.
  public static let inputDelete = "UIKeyInputDelete"

  /// The key: a character, or one of the constants here; `"\r"` is Return, `"\t"` Tab and `"\u{8}"`
  /// Backspace.
  public let input: String?
  /// The keys held together with it.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether it comes before what the key does by itself: typing, moving the focus, scrolling, going
  /// back; false unless set.
  open var wantsPriorityOverSystemBehavior = false

  /// Makes a command that is in no menu.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Makes a command; everything but action and key has a default.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Whether a key that went down sends it.
  ///
  /// - Parameter isCommandControl: Whether Control stands for Command.
  func matches(_ key: KeyEvent, isCommandControl: Bool) -> Bool {
    guard let input = input.flatMap(Key.init(input:)), !attributes.contains(.disabled) else {
      return false
    }
    return [key, key.typedWithShift].contains { key in
      guard let key, key.key == input else { return false }
      let flags = UIKeyModifierFlags(key.modifiers)
      return modifierFlags == (isCommandControl ? flags.withCommandForControl : flags)
    }
  }
}

extension Key {
  private static let inputs: [String: Key] = [
    UIKeyCommand.inputUpArrow: .up, UIKeyCommand.inputDownArrow: .down,
    UIKeyCommand.inputLeftArrow: .left, UIKeyCommand.inputRightArrow: .right,
    UIKeyCommand.inputEscape: .escape, UIKeyCommand.inputPageUp: .pageUp,
    UIKeyCommand.inputPageDown: .pageDown, UIKeyCommand.inputHome: .home,
    UIKeyCommand.inputEnd: .end, UIKeyCommand.inputDelete: .deleteForward,
    "\r": .return, "\n": .return, "\t": .tab, "\u{8}": .delete, "\u{1B}": .escape,
  ]

  /// The key of a command's input; nil if there is no such key.
  fileprivate init?(input: String) {
    if let key = Key.inputs[input] {
      self = key
    } else if let character = input.lowercased().first, input.count == 1 {
      self = .character(character)
    } else {
      return nil
    }
  }
}
