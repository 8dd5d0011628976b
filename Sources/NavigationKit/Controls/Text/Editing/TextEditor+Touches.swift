import Foundation

/// The selection by a mouse, as on a desktop, and by fingers, as on a phone.
extension TextEditor {
  /// A mouse button went down, or a finger was lifted: places the caret, or selects.
  private func select(with touch: UITouch) {
    let point = touch.location(in: self)
    let position = position(at: point)
    isSelectedByFinger = touch.type != .indirectPointer
    switch touch.tapCount {
    case 1:
      let place = isSelectedByFinger ? tappedPosition(at: point) : position
      select(by: .select(from: place, to: place))
    case 2: select(by: wordSelection(at: position))
    case 3: select(by: isSecureTextEntry ? .selectAll : .selectParagraph(position))
    default: select(by: .selectAll)
    }
  }

  /// Selects a word; all of a secret, whose words are nobody's business.
  func wordSelection(at position: Int) -> TextEdit {
    isSecureTextEntry ? .selectAll : .selectWord(position)
  }

  /// Where a finger's tap puts the caret: at the nearer end of a word, as a fingertip hides letters.
  private func tappedPosition(at point: CGPoint) -> Int {
    let position = position(at: point)
    let word =
      isSecureTextEntry
      ? 0..<edited.text.length : TextWords(text: edited.text).word(around: position)
    guard let word else { return position }
    func distance(_ end: Int) -> CGFloat { caretFrame(at: end).distance(to: point) }
    return distance(word.lowerBound) < distance(word.upperBound) ? word.lowerBound : word.upperBound
  }

  /// A mouse button or a finger went down: a mouse selects, a finger may drag an end.
  func beginSelecting(with touch: UITouch) {
    let point = touch.location(in: self)
    if touch.type == .indirectPointer {
      guard becomeFirstResponder() else { return }
      select(with: touch)
      selectionDrag = SelectionDrag(anchor: edited.selection.range)
    } else if touch.tapCount == 1, let handles, let end = handles.grabs(at: point) {
      let range = edited.selection.range
      let (anchor, bar) =
        end == .start ? (range.upperBound, handles.start) : (range.lowerBound, handles.end)
      selectionDrag = SelectionDrag(
        anchor: anchor..<anchor,
        offset: CGSize(width: bar.midX - point.x, height: bar.midY - point.y))
    }
  }

  /// The mouse or the finger was moved: selects up to it.
  func extendSelection(with touch: UITouch) {
    guard let selectionDrag else { return }
    let place = selectionDrag.place(of: touch.location(in: self))
    let edit = selectionDrag.edit(to: position(at: place), isByFinger: isSelectedByFinger)
    edit.map { _ = perform($0) }
    if isSelectedByFinger { showLoupe(at: place.x, over: edited.selection.head) }
  }

  /// The button or the finger was lifted; a finger that dragged nothing places the caret.
  func endSelecting(with touch: UITouch, isPress: Bool) {
    let isTap =
      isPress && selectionDrag == nil && touch.type != .indirectPointer
      && touch.straying <= UITapGestureRecognizer.slop
    let isDrag = selectionDrag != nil && handles != nil
    let isAtRest = isFirstResponder && window?.hasEditMenu == false
    let old = edited.selection
    stopSelecting()
    if isTap, becomeFirstResponder() { select(with: touch) }
    // A tap on the caret asks for the menu, and a touch while it is open closes it.
    let asks = touch.tapCount > 1 || isAtRest && old.isCaret && edited.selection == old
    if isTap ? asks : isDrag { showEditMenu() }
  }

  /// Whether a drag selects, so that it does nothing else.
  func isSelecting(insteadOf recognizer: UIGestureRecognizer) -> Bool {
    selectionDrag != nil && recognizer is UIPanGestureRecognizer
  }

  /// No finger drags an end any more.
  func stopSelecting() {
    selectionDrag = nil
    hideLoupe()
  }

  /// The handles of a selection made by a finger, in the view's coordinates; nil for none.
  var handles: TextHandles? {
    let range = edited.selection.range
    guard isFirstResponder, isSelectedByFinger, !range.isEmpty else { return nil }
    return TextHandles(
      start: caretFrame(at: range.lowerBound), end: caretFrame(at: range.upperBound))
  }
}

// MARK: Fingers that are held

extension TextEditor {
  /// Begins to follow a finger that is held on the text.
  func addTextPress() {
    let press = TextPressGestureRecognizer()
    press.addAction(
      UIAction { action in
        let press = action.sender as? TextPressGestureRecognizer
        press.map { ($0.view as? any TextEditor)?.textPressDidChange($0) }
      })
    addGestureRecognizer(press)
  }

  /// A held finger moves the caret under a loupe; the menu is shown once it is lifted.
  private func textPressDidChange(_ press: TextPressGestureRecognizer) {
    switch press.state {
    case .began:
      hideEditMenu()
      guard becomeFirstResponder() else { return }
      pickUp(at: press.location(in: self))
    case .changed: if isFirstResponder { pickUp(at: press.location(in: self)) }
    case .ended:
      hideLoupe()
      showEditMenu()
    case .cancelled, .failed: hideLoupe()
    case .possible: break
    }
  }

  /// Takes the caret to a point; a text that has none has a word selected there.
  private func pickUp(at point: CGPoint) {
    let position = position(at: point)
    isSelectedByFinger = true
    perform(
      allowsChanges ? .select(from: position, to: position) : wordSelection(at: position))
    showLoupe(at: point.x, over: position)
  }
}

/// A finger, not a mouse, that is held on a text.
final class TextPressGestureRecognizer: UILongPressGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard touches.allSatisfy({ $0.type != .indirectPointer }), mayBegin else { return fail() }
    super.touchesBegan(touches, with: event)
  }

  private var mayBegin: Bool {
    guard let editor = view as? any TextEditor, editor.canBecomeFirstResponder else { return false }
    // An end of the selection that is dragged is not held.
    return editor.selectionDrag == nil
      && touches.allSatisfy { editor.handles?.grabs(at: $0.location(in: editor)) == nil }
  }

  private func fail() { if state == .possible { state = .failed } }
}
