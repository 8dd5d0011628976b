import Foundation
import Input

@testable import NavigationKit

/// Texts that are typed, selected, composed, pasted, deleted, taken back and set by code.
struct EditingActions: WalkActions {
  /// The texts that are typed: single letters, scalars that join, both directions, and lines.
  private static let texts = [
    "a", "b ", "word", "e\u{301}", "👩‍👩‍👧", "🇩🇪", "مرحبا", "שלום abc", "\n", "x\ny\n", "\u{301}", "\r\n",
    "a longer text, which has to be wrapped into several lines of any of the views",
  ]
  private static let keys: [Key] = [
    .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .delete, .deleteForward, .return,
    .tab, .character("a"), .character("c"), .character("x"), .character("v"), .character("z"),
    .character("z"), .character("y"),
  ]
  private static let modifiers: [Modifiers] = [
    [], [], .shift, .control, [.control, .shift],
  ]

  func act(on walk: RandomWalk) {
    guard let screen = walk.screen.editing else { return }
    let editor = walk.random.pick(screen.editors)
    switch walk.random.next(below: 16) {
    case 0, 1: touch(editor, walk)
    case 2...5: type(walk)
    case 6, 7: compose(walk)
    case 8...12: press(walk)
    case 13: select(in: editor, walk)
    case 14:
      if let fault = screen.faultOfHistory(of: editor) { walk.fail(fault) }
      setText(of: editor, screen, walk)
    default: configure(editor, screen, walk)
    }
  }

  private func touch(_ editor: any TextEditor, _ walk: RandomWalk) {
    guard !walk.isFingerDown else { return }
    let point = CGPoint(
      x: editor.frame.minX + CGFloat(walk.random.next(below: Int(editor.frame.width))),
      y: editor.frame.minY + CGFloat(walk.random.next(below: Int(max(1, editor.frame.height)))))
    let count = walk.random.pick([1, 1, 2, 3])
    walk.record("tap \(point) \(count) times")
    for _ in 0..<count { walk.stage.tap(at: point) }
  }

  private func type(_ walk: RandomWalk) {
    let text = walk.random.pick(Self.texts)
    walk.record("type \(text.debugDescription)")
    walk.stage.send(.text(TextEvent(text: text, time: walk.stage.now)))
  }

  private func compose(_ walk: RandomWalk) {
    let text = walk.random.pick(["", "k", "か", "漢字", "👩‍👩‍👧"])
    let end = walk.random.next(below: text.utf16.count + 1)
    walk.record("compose \(text)")
    walk.stage.send(
      .text(
        TextEvent(
          text: text, phase: .marked(selected: walk.random.next(below: end + 1)..<end),
          time: walk.stage.now)))
  }

  private func press(_ walk: RandomWalk) {
    let key = walk.random.pick(Self.keys)
    var modifiers = walk.random.pick(Self.modifiers)
    if case .character = key { modifiers.insert(.control) }
    walk.record("key \(key) \(modifiers)")
    walk.stage.send(.key(KeyEvent(key: key, modifiers: modifiers, time: walk.stage.now)))
  }

  private func select(in editor: any TextEditor, _ walk: RandomWalk) {
    let length = editor.edited.text.length + 3
    let (start, count) = (walk.random.next(below: length), walk.random.next(below: length))
    walk.record("select \(count) from \(start)")
    if let view = editor as? UITextView {
      view.selectedRange = NSRange(location: start, length: count)
    } else {
      editor.perform(.select(from: start, to: start + count))
    }
  }

  private func setText(
    of editor: any TextEditor, _ screen: WalkEditingController, _ walk: RandomWalk
  ) {
    let text = (0..<walk.random.next(below: 6)).map { _ in walk.random.pick(Self.texts) }.joined()
    walk.record("set \(text.debugDescription)")
    screen.set(text, in: editor)
  }

  private func configure(
    _ editor: any TextEditor, _ screen: WalkEditingController, _ walk: RandomWalk
  ) {
    switch walk.random.next(below: 5) {
    case 0:
      walk.record("resign")
      _ = editor.resignFirstResponder()
    case 1:
      walk.record("font")
      screen.page.font = .systemFont(ofSize: CGFloat(10 + walk.random.next(below: 20)))
    case 2:
      walk.record("size")
      editor.frame.size.width = CGFloat(walk.random.pick([60, 160, 300]))
    case 3:
      walk.record("alignment")
      screen.page.textAlignment = walk.random.pick([.left, .center, .right, .natural])
      screen.field.textAlignment = screen.page.textAlignment
    default:
      walk.record("editable")
      screen.page.isEditable.toggle()
    }
  }
}
