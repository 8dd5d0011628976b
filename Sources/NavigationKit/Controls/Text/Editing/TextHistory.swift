/// The changes of a text that can be taken back, and those that were.
nonisolated struct TextHistory {
  private struct Step {
    /// Where the new text is.
    var start: Int
    var removed: String
    var added: String
    /// The selection before.
    let before: TextSelection
    /// Whether the next typed text can join it.
    var isOpen: Bool
  }

  private var done: [Step] = []
  private var undone: [Step] = []
  /// The number of recorded changes, of which several typed letters may be one.
  private(set) var recordedCount = 0

  /// Records a change by the user.
  mutating func record(
    _ replacement: TextReplacement, removed: String, before: TextSelection
  ) {
    undone = []
    if join(replacement, removed: removed) { return }
    recordedCount += 1
    done.append(
      Step(
        start: replacement.range.lowerBound, removed: removed, added: replacement.text,
        before: before, isOpen: removed.isEmpty && replacement.text != "\n"))
    if done.count > Self.limit { done.removeFirst() }
  }

  /// Adds text that is typed behind the last one.
  private mutating func join(_ new: TextReplacement, removed: String) -> Bool {
    guard let last = done.last, last.isOpen, removed.isEmpty, new.text != "\n",
      new.range.lowerBound == last.start + last.added.utf16.count
    else { return false }
    done[done.count - 1].added += new.text
    return true
  }

  /// Closes the last change: text typed from now on is a change of its own.
  mutating func close() { if !done.isEmpty { done[done.count - 1].isOpen = false } }

  /// The replacement that takes the last change back; nil if there is none.
  var undo: TextReplacement? {
    done.last.map { step in
      TextReplacement(
        range: step.start..<step.start + step.added.utf16.count, text: step.removed,
        selection: step.before, origin: .undo)
    }
  }

  /// The replacement that makes the last undone change again; nil if there is none.
  var redo: TextReplacement? {
    undone.last.map { step in
      TextReplacement(
        range: step.start..<step.start + step.removed.utf16.count, text: step.added,
        selection: TextSelection(caret: step.start + step.added.utf16.count), origin: .redo)
    }
  }

  /// The last change was taken back.
  mutating func didUndo() {
    undone += done.popLast().map { [$0] } ?? []
    close()
  }

  /// The last undone change was made again.
  mutating func didRedo() {
    done += undone.popLast().map { [$0] } ?? []
    close()
  }

  /// The maximum number of changes kept.
  static let limit = 1000
}
