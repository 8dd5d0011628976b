public import Foundation
import Input

/// Is told when the keyboard appears and disappears.
protocol KeyboardObserver: AnyObject {
  /// The first responder accepts typed text from now on.
  func keyboardDidAppear()
  /// The first responder accepts typed text no longer.
  func keyboardDidDisappear()
}

/// Keeps out of the keyboard's way.
protocol KeyboardFollower: AnyObject {
  /// The keyboard has a frame on the screen, or will have once it has slid there; one without height
  /// is away.
  func keyboardFrameDidChange(_ frame: CGRect)
}

/// Whether the keyboard is shown and where, and who follows it.
struct Keyboard {
  private struct Weak<Value> { let get: () -> Value? }
  private var observers: [Weak<any KeyboardObserver>] = []
  private var weakFollowers: [Weak<any KeyboardFollower>] = []
  /// Whether the first responder accepts typed text, or shows views in the keyboard's place.
  fileprivate(set) var isShown = false
  /// Where it is, or slides to.
  var place = KeyboardPlace()
  /// How far below its place a finger has pulled it, in points.
  var pull: CGFloat = 0
  /// The frame that guides follow: that of the place, once it begins to slide there.
  var followed = CGRect.zero
  /// When it ends to slide.
  var arrival: VirtualClock.Token?
  /// Where the space that was typed last has left the caret; nil once something else was typed.
  var space: TypedSpace?
  /// Whether it passes from one first responder to the next, and stays.
  var isHandedOver = false

  /// The observers that still exist.
  fileprivate var all: [any KeyboardObserver] { observers.compactMap { $0.get() } }
  /// The guides, scroll views and the like that follow it and still exist.
  var followers: [any KeyboardFollower] { weakFollowers.compactMap { $0.get() } }

  /// Adds an observer, held weakly.
  mutating func add(_ observer: any KeyboardObserver) {
    observers.removeAll { $0.get().map { $0 === observer } ?? true }
    observers.append(Weak { [weak observer] in observer })
  }

  /// Adds a follower, held weakly.
  mutating func add(_ follower: any KeyboardFollower) {
    weakFollowers.removeAll { $0.get().map { $0 === follower } ?? true }
    weakFollowers.append(Weak { [weak follower] in follower })
  }
}

extension Stage {
  /// The first responder is another: the keyboard comes, goes, or has other keys.
  func keyboardDidChange(isShown: Bool) {
    guard !keyboard.isHandedOver else { return }
    keyboard.isShown = isShown
    updateKeyboard()
    if isShown { atEndOfUpdate { [weak self] in self?.slideToTyping() } }
  }

  /// Tells the observers whether the keyboard is shown.
  func notifyKeyboardObservers() {
    for observer in keyboard.all {
      if keyboard.isShown { observer.keyboardDidAppear() } else { observer.keyboardDidDisappear() }
    }
  }

  /// Has a responder resign in favour of another; a software keyboard stays up if both are typed
  /// into.
  func handOverKeyboard(from present: UIResponder, to next: UIResponder) -> Bool {
    keyboard.isHandedOver =
      keyboard.isShown && next.wantsKeyboard
      && (hasSoftwareKeyboard || keyboard.place.frame.height > 0)
    let hasResigned = present.resignFirstResponder()
    keyboard.isHandedOver = false
    return hasResigned
  }

  /// The frame that a software keyboard, or views of the app in its place, cover or will once they
  /// have slid there; empty without any.
  ///
  /// A host that draws over the app keeps off it.
  public var keyboardFrame: CGRect {
    keyboard.place.frame.height > 0 ? keyboard.place.frame : .zero
  }

  /// Where the user types, in the stage's points; nil while no text is edited.
  ///
  /// A host shows the candidates of its input method there.
  public var textInput: CGRect? {
    guard let view = window.firstResponder as? any TypedView, view.allowsChanges else {
      return nil
    }
    return view.convert(view.caretFrame, to: nil)
  }

  /// Whether anything gets what is typed.
  package var takesText: Bool { window.firstResponder is any UIKeyInput }

  /// Passes typed text to the first responder.
  func type(_ typed: TextEvent) {
    let responder = window.firstResponder
    switch typed.phase {
    case .committed:
      let view = responder as? any TypedView
      let isSecondSpace =
        typed.text == " " && keyboard.space != nil && keyboard.space == view.map(TypedSpace.init)
      keyboard.space = nil
      if isSecondSpace, view?.endSentence() == true { return }
      (responder as? any UIKeyInput)?.insertText(typed.text)
      if typed.text == " " { keyboard.space = view.map(TypedSpace.init) }
    case .marked(let selected):
      (responder as? any TypedView)?.mark(typed.text, selected: selected)
    }
  }

  /// Passes a key to the first responder; returns false if that does not handle it.
  func type(_ key: KeyEvent) -> Bool {
    if let view = window.firstResponder as? any TypedView { return view.handle(key) }
    guard let input = window.firstResponder as? any UIKeyInput else { return false }
    switch key.key {
    case .delete: input.deleteBackward()
    case .return: input.insertText("\n")
    default: return false
    }
    return true
  }
}
