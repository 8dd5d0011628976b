import Input

/// Wants to know when the keyboard comes and goes; none is drawn.
protocol KeyboardObserver: AnyObject {
  /// Typing goes somewhere from now on.
  func keyboardDidAppear()
  /// Typing goes nowhere any more.
  func keyboardDidDisappear()
}

/// Whether a keyboard is there, and who wants to know.
struct Keyboard {
  private struct Weak { weak var observer: (any KeyboardObserver)? }
  private var observers: [Weak] = []
  /// Whether typing goes somewhere.
  fileprivate(set) var isShown = false

  /// Those who want to know and still exist.
  fileprivate var all: [any KeyboardObserver] { observers.compactMap(\.observer) }

  /// Tells somebody from now on, who is not kept alive by that.
  mutating func add(_ observer: any KeyboardObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
    observers.append(Weak(observer: observer))
  }
}

extension Stage {
  /// Tells who wants to know whether a keyboard is there.
  func keyboardDidChange(isShown: Bool) {
    guard isShown != keyboardObservers.isShown else { return }
    keyboardObservers.isShown = isShown
    for observer in keyboardObservers.all {
      if isShown { observer.keyboardDidAppear() } else { observer.keyboardDidDisappear() }
    }
  }

  /// Hands typed text to the first responder.
  func type(_ text: String) { (window.firstResponder as? any UIKeyInput)?.insertText(text) }

  /// Hands a key to the first responder; false if it has no use for it.
  func type(_ key: Key) -> Bool {
    guard let input = window.firstResponder as? any UIKeyInput else { return false }
    switch key {
    case .delete: input.deleteBackward()
    case .return: input.insertText("\n")
    default: return false
    }
    return true
  }
}
