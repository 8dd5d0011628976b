public import Foundation
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

  /// Where the user types, in the stage's points; nil while no text is edited.
  ///
  /// A host shows the candidates of its input method there.
  public var textInput: CGRect? {
    guard let editor = window.firstResponder as? any TextEditor, editor.allowsChanges else {
      return nil
    }
    return editor.convert(editor.caretFrame(at: editor.edited.selection.head), to: nil)
  }

  /// Passes typed text to the first responder.
  func type(_ typed: TextEvent) {
    let responder = window.firstResponder
    switch typed.phase {
    case .committed: (responder as? any UIKeyInput)?.insertText(typed.text)
    case .marked(let selected):
      (responder as? any TextEditor)?.perform(.mark(typed.text, selected: selected))
    }
  }

  /// Passes a key to the first responder; returns false if that does not handle it.
  func type(_ key: KeyEvent) -> Bool {
    if let editor = window.firstResponder as? any TextEditor { return editor.handle(key) }
    guard let input = window.firstResponder as? any UIKeyInput else { return false }
    switch key.key {
    case .delete: input.deleteBackward()
    case .return: input.insertText("\n")
    default: return false
    }
    return true
  }
}
