public import Foundation
import Input

/// A press of a key, from the moment it goes down until it comes up.
@preconcurrency @MainActor
public final class UIPress: NSObject {
  /// The phase of a press.
  public enum Phase: Int, Hashable, Sendable {
    /// The key went down.
    case began
    /// It is pressed otherwise than before; keys are not.
    case changed
    /// It has not changed since the last event.
    case stationary
    /// It came up.
    case ended
    /// The press was cancelled.
    case cancelled
  }

  /// The phase of the press.
  public internal(set) var phase = Phase.began
  /// When it last changed, in virtual seconds.
  public internal(set) var timestamp: TimeInterval
  /// The force of the press: 1, as keys know no other.
  public let force: CGFloat = 1
  /// The key.
  public let key: UIKey?
  /// The responder that was told of it first.
  public internal(set) weak var responder: UIResponder?
  /// The window that it is in.
  public internal(set) weak var window: UIWindow?

  init(_ key: KeyEvent, at time: TimeInterval) {
    self.key = UIKey(key)
    timestamp = time
    super.init()
  }
}

/// The keys that are down, or came up with this event.
public final class UIPressesEvent: UIEvent {
  /// The presses of all these keys.
  public let allPresses: Set<UIPress>
  /// Whether no responder has kept it: the last in the chain was told.
  var isLeft = false

  init(timestamp: TimeInterval, presses: Set<UIPress>) {
    allPresses = presses
    super.init(timestamp: timestamp, touches: [])
  }

  public override var type: EventType { .presses }
}

/// A key of the hardware keyboard.
@preconcurrency @MainActor
public final class UIKey: NSObject {
  /// The text that the key types together with those held; as for ``UIKeyCommand/input`` where it
  /// types none.
  public let characters: String
  /// The text that the key types without those held.
  public let charactersIgnoringModifiers: String
  /// The keys held.
  public let modifierFlags: UIKeyModifierFlags
  /// The key of an American keyboard that types the text without those held; the place of the key on
  /// the user's own keyboard is not known.
  public let keyCode: UIKeyboardHIDUsage

  init(_ event: KeyEvent) {
    let isShifted = event.modifiers.contains(.shift)
    charactersIgnoringModifiers = event.key.input
    modifierFlags = UIKeyModifierFlags(event.modifiers)
    keyCode = UIKeyboardHIDUsage(event.key)
    characters =
      isShifted
      ? event.typedWithShift?.key.input ?? event.key.shiftedInput : event.key.input
    super.init()
  }
}

extension Key {
  /// The key's name in key commands.
  fileprivate var input: String {
    switch self {
    case .character(let character): String(character)
    case .return: "\r"
    case .tab: "\t"
    case .delete: "\u{8}"
    case .escape: UIKeyCommand.inputEscape
    case .deleteForward: UIKeyCommand.inputDelete
    case .left: UIKeyCommand.inputLeftArrow
    case .right: UIKeyCommand.inputRightArrow
    case .up: UIKeyCommand.inputUpArrow
    case .down: UIKeyCommand.inputDownArrow
    case .pageUp: UIKeyCommand.inputPageUp
    case .pageDown: UIKeyCommand.inputPageDown
    case .home: UIKeyCommand.inputHome
    case .end: UIKeyCommand.inputEnd
    case .back: ""
    }
  }

  fileprivate var shiftedInput: String {
    if case .character(let character) = self { String(character).uppercased() } else { input }
  }
}
