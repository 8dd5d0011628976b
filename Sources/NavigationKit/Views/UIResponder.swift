public import Foundation

/// Anything that can answer to touches and to the keyboard.
@MainActor
open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }

  /// Who is asked next; touches that nobody handles travel there.
  open var next: UIResponder? { nil }

  // MARK: Actions

  /// Whether it answers an action itself; whether it has a method of that name unless overridden.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    responds(to: action)
  }

  /// Who answers an action: it itself, else the next in the responder chain that does; nil if nobody.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    canPerformAction(action, withSender: sender)
      ? self : next?.target(forAction: action, withSender: sender)
  }

  // MARK: Touches

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Fingers were taken away, by the system or by a recogniser.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keyboard

  /// Whether it can be the one in its window that the keyboard talks to; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it lets another be; true unless overridden.
  open var canResignFirstResponder: Bool { true }
  /// Whether the keyboard talks to it.
  open var isFirstResponder: Bool { hostWindow?.firstResponder === self }

  /// Asks to be the one that the keyboard talks to; false if it, or who is it now, refuses.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeKeyboard() }

  /// Gives the keyboard up; false if it refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveKeyboardUp() }

  /// Whether typing goes to it, so that a keyboard is there while it is the first responder.
  var takesText: Bool { false }
}
