import Foundation
import Input
import NavigationKit

extension XCUIElement {
  /// Types a text, letter by letter; `\n` is Return, and ``XCUIKeyboardKey`` has other keys.
  ///
  /// The test fails if neither the element nor one in it has the keyboard focus: tap a field first.
  @preconcurrency @MainActor
  public func typeText(_ text: String, file: StaticString = #filePath, line: UInt = #line) {
    let action = action("type text into", file, line)
    action.onElement { stage, element in
      guard ([element] + element.descendants).contains(where: \.hasFocus) else {
        return ElementReport.fail(
          action.verb, element,
          because: "neither it nor an element in it has keyboard focus. Tap a field first.",
          at: action.place)
      }
      for character in text { Typing.type(character, on: stage) }
    }
  }

  /// Types a key with modifiers held, as on a hardware keyboard.
  @preconcurrency @MainActor
  public func typeKey(
    _ key: String, modifierFlags flags: KeyModifierFlags, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    action("type a key into", file, line).onElement { stage, _ in
      for character in key { Typing.type(character, flags.modifiers, on: stage) }
    }
  }

  /// Presses a key of a keyboard, such as `.return`, with modifier keys held.
  @preconcurrency @MainActor
  public func typeKey(
    _ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags, file: StaticString = #filePath,
    line: UInt = #line
  ) {
    typeKey(key.rawValue, modifierFlags: flags, file: file, line: line)
  }
}

/// The keys of a person who types.
@preconcurrency @MainActor
enum Typing {
  /// The time between two letters, in seconds.
  private static let pace: TimeInterval = 0.05

  /// Types a character.
  static func type(_ character: Character, _ modifiers: Modifiers = [], on stage: Stage) {
    let key = XCUIKeyboardKey.keys[character]
    if let key = key ?? (modifiers.isEmpty ? nil : .character(character)) {
      stage.send(.key(KeyEvent(key: key, modifiers: modifiers, time: stage.now)))
      stage.send(.key(KeyEvent(key: key, modifiers: modifiers, phase: .up, time: stage.now)))
    } else {
      stage.send(.text(TextEvent(text: String(character), time: stage.now)))
    }
    stage.advance(by: pace)
  }
}
