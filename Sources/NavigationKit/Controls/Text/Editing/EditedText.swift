import Foundation

/// A text that is edited: with selection, marked text and the changes that can be taken back.
///
/// ``change(by:in:)`` returns the change that an edit would make, so that a delegate can refuse it,
/// and ``apply(_:)`` makes the change.
nonisolated struct EditedText {
  private(set) var text: ParagraphText
  private(set) var selection: TextSelection
  /// The range of the text that an input method composes; nil without any.
  private(set) var marked: Range<Int>?
  private var history = TextHistory()
  /// Where the caret wants to be when it moves by lines, in points.
  private var column: CGFloat?
  /// The text that the marked text replaced, and the selection before.
  private var unmarked: (text: String, selection: TextSelection)?

  /// Makes a text with the caret at the end.
  init(_ text: String = "") {
    self.text = ParagraphText(text)
    selection = TextSelection(caret: self.text.length)
  }

  /// The selected text.
  var selectedText: String { text.text(in: selection.range) }
  /// The number of changes recorded so far, those included that were undone.
  var changeCount: Int { history.recordedCount }
  var canUndo: Bool { history.undo != nil }
  var canRedo: Bool { history.redo != nil }

  // MARK: Deciding

  /// The change that an edit would make.
  @MainActor
  func change(by edit: TextEdit, in lines: some TextLines) -> TextChange {
    switch edit {
    case .insert(let added): insertion(of: added, over: marked ?? selection.range)
    case .replace(let range, let added): insertion(of: added, over: text.clamped(range))
    case .delete(let motion): deletion(motion, in: lines)
    case .move(let motion, let extends): move(motion, extends: extends, in: lines)
    case .select(let anchor, let head):
      .selection(
        TextSelection(anchor: text.clamped(anchor), head: text.clamped(head)), column: nil)
    case .selectWord(let position): select(TextWords(text: text).range(at: text.clamped(position)))
    case .selectParagraph(let position): select(text.contents(at: text.clamped(position)))
    case .selectAll: select(0..<text.length)
    case .mark(let composed, let selected): marking(composed, selected)
    case .unmark: marked == nil ? .nothing : .unmarking
    case .undo: repetition(history.undo)
    case .redo: repetition(history.redo)
    }
  }

  /// The change of an undo or redo; nothing while an input method composes.
  private func repetition(_ change: TextReplacement?) -> TextChange {
    marked == nil ? change.map(TextChange.replacement) ?? .nothing : .nothing
  }

  private func select(_ range: Range<Int>) -> TextChange {
    .selection(TextSelection(anchor: range.lowerBound, head: range.upperBound), column: nil)
  }

  private func insertion(of added: String, over range: Range<Int>) -> TextChange {
    guard !(added.isEmpty && range.isEmpty) else { return .nothing }
    let end = range.lowerBound + added.utf16.count
    return .replacement(
      TextReplacement(
        range: range, text: added, selection: TextSelection(caret: end), origin: .typing))
  }

  @MainActor
  private func deletion(_ motion: TextMotion, in lines: some TextLines) -> TextChange {
    guard selection.isCaret else { return insertion(of: "", over: selection.range) }
    let other = target(of: motion, in: lines).position
    let (start, end) = (min(selection.head, other), max(selection.head, other))
    return insertion(of: "", over: start..<end)
  }

  private func marking(_ composed: String, _ selected: Range<Int>) -> TextChange {
    let range = marked ?? selection.range
    guard !(composed.isEmpty && range.isEmpty) else { return .nothing }
    let within = ParagraphText(composed).clamped(selected)
    let start = range.lowerBound
    return .replacement(
      TextReplacement(
        range: range, text: composed,
        selection: TextSelection(
          anchor: start + within.lowerBound, head: start + within.upperBound),
        origin: .marking))
  }

  // MARK: Motions

  @MainActor
  private func move(_ motion: TextMotion, extends: Bool, in lines: some TextLines) -> TextChange {
    guard extends || selection.isCaret else { return collapse(motion, in: lines) }
    let target = target(of: motion, in: lines)
    let anchor = extends ? selection.anchor : target.position
    return .selection(
      TextSelection(anchor: anchor, head: target.position), column: target.column)
  }

  /// The caret leaves a selection at the side it moves to.
  @MainActor
  private func collapse(_ motion: TextMotion, in lines: some TextLines) -> TextChange {
    let range = selection.range
    switch logical(motion, in: lines) {
    case .backward: return .selection(TextSelection(caret: range.lowerBound), column: nil)
    case .forward: return .selection(TextSelection(caret: range.upperBound), column: nil)
    default:
      let target = target(of: motion, in: lines)
      return .selection(TextSelection(caret: target.position), column: target.column)
    }
  }

  /// The motion in the direction of reading.
  @MainActor
  private func logical(_ motion: TextMotion, in lines: some TextLines) -> TextMotion {
    let isMirrored = lines.isRightToLeft(at: selection.head)
    return switch motion {
    case .left: isMirrored ? .forward : .backward
    case .right: isMirrored ? .backward : .forward
    case .wordLeft: isMirrored ? .wordForward : .wordBackward
    case .wordRight: isMirrored ? .wordBackward : .wordForward
    default: motion
    }
  }

  @MainActor
  private func target(
    of motion: TextMotion, in lines: some TextLines
  ) -> (position: Int, column: CGFloat?) {
    let head = selection.head
    switch logical(motion, in: lines) {
    case .backward: return (text.position(before: head), nil)
    case .forward: return (text.position(after: head), nil)
    case .wordBackward: return (TextWords(text: text).start(before: head), nil)
    case .wordForward: return (TextWords(text: text).end(after: head), nil)
    case .lineStart: return (lines.line(at: head).lowerBound, nil)
    case .lineEnd: return (lines.line(at: head).upperBound, nil)
    case .start, .left, .wordLeft: return (0, nil)
    case .end, .right, .wordRight: return (text.length, nil)
    case .up: return byLines(-1, in: lines)
    case .down: return byLines(1, in: lines)
    case .pageUp: return byLines(-lines.linesPerPage, in: lines)
    case .pageDown: return byLines(lines.linesPerPage, in: lines)
    }
  }

  @MainActor
  private func byLines(
    _ count: Int, in lines: some TextLines
  ) -> (position: Int, column: CGFloat?) {
    if let found = lines.position(count, below: selection.head, column: column) { return found }
    return (count < 0 ? 0 : text.length, column)
  }

  // MARK: Doing

  /// Makes a change; returns which paragraphs changed.
  mutating func apply(_ change: TextChange) -> ParagraphText.Change? {
    switch change {
    case .nothing: return nil
    case .selection(let selection, let column):
      if selection != self.selection { history.close() }
      self.selection = selection
      self.column = column
      endMarking()
      return nil
    case .unmarking:
      endMarking()
      return nil
    case .replacement(let replacement): return replace(by: replacement)
    }
  }

  private mutating func replace(by new: TextReplacement) -> ParagraphText.Change {
    if marked != new.range { endMarking() }
    let removed = text.text(in: new.range)
    let before = selection
    let former = unmarked
    let change = text.replace(new.range, with: new.text)
    selection = new.selection
    column = nil
    switch new.origin {
    case .typing:
      history.record(
        new, removed: former?.text ?? removed, before: former?.selection ?? before)
      (marked, unmarked) = (nil, nil)
    case .marking:
      unmarked = former ?? (removed, before)
      marked = new.range.lowerBound..<new.range.lowerBound + new.text.utf16.count
      if new.text.isEmpty { endMarking() }
    case .undo: history.didUndo()
    case .redo: history.didRedo()
    }
    return change
  }

  /// Follows a replacement that code made; earlier changes cannot be undone any more.
  ///
  /// The selection stays at the letters it was at.
  mutating func follow(_ range: Range<Int>, with new: String) -> ParagraphText.Change {
    let change = text.replace(range, with: new)
    let end = range.lowerBound + new.utf16.count
    func moved(_ position: Int) -> Int {
      if position >= range.upperBound { return position + end - range.upperBound }
      return min(position, end)
    }
    selection = TextSelection(anchor: moved(selection.anchor), head: moved(selection.head))
    (marked, unmarked, column) = (nil, nil, nil)
    history = TextHistory()
    return change
  }

  /// The marked text becomes a part of the text like any other.
  private mutating func endMarking() {
    guard let marked, let unmarked else { return }
    if !(marked.isEmpty && unmarked.text.isEmpty) {
      let start = marked.lowerBound
      history.record(
        TextReplacement(
          range: start..<start + unmarked.text.utf16.count, text: text.text(in: marked),
          selection: selection, origin: .typing),
        removed: unmarked.text, before: unmarked.selection)
    }
    (self.marked, self.unmarked) = (nil, nil)
  }
}
