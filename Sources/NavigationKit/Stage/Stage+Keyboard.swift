import Input

/// Is told when the keyboard appears and disappears; none is drawn.
protocol KeyboardObserver: AnyObject {
  /// The first responder accepts typed text from now on.
  func keyboardDidAppear()
  /// The first responder accepts typed text no longer.
  func keyboardDidDisappear()
}

/// Whether the keyboard is shown, and its observers.
struct Keyboard {
  private struct Weak { weak var observer: (any KeyboardObserver)? }
  private var observers: [Weak] = []
  /// Whether the first responder accepts typed text.
  fileprivate(set) var isShown = false

  /// The observers that still exist.
  fileprivate var all: [any KeyboardObserver] { observers.compactMap(\.observer) }

  /// Adds an observer, held weakly.
  mutating func add(_ observer: any KeyboardObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
    observers.append(Weak(observer: observer))
  }
}

extension Stage {
  /// Tells the observers whether the keyboard is shown.
  func keyboardDidChange(isShown: Bool) {
    guard isShown != keyboardObservers.isShown else { return }
    keyboardObservers.isShown = isShown
    postKeyboard(
      isShown
        ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
    defer {
      postKeyboard(
        isShown
          ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
    }
    for observer in keyboardObservers.all {
      if isShown { observer.keyboardDidAppear() } else { observer.keyboardDidDisappear() }
    }
  }

  /// Passes typed text to the first responder.
  func type(_ text: String) { (window.firstResponder as? any UIKeyInput)?.insertText(text) }

  /// Passes a key to the first responder; returns false if that does not handle it.
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
