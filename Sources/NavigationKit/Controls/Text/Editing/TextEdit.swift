import Foundation

/// An edit that the user or code asks for.
nonisolated enum TextEdit: Hashable {
  /// Types or pastes a text over the selection, or over the marked text.
  case insert(String)
  /// Deletes the selection; if there is none, up to where a motion leads.
  case delete(TextMotion)
  /// Moves the caret, or the selection's moving end.
  case move(TextMotion, extends: Bool)
  /// Selects from one position to another, where the selection's moving end is.
  case select(from: Int, to: Int)
  /// Selects the word at a position.
  case selectWord(Int)
  /// Selects the paragraph at a position, without its line feed.
  case selectParagraph(Int)
  /// Selects all.
  case selectAll
  /// Marks a text that an input method composes, and selects a part of it.
  case mark(String, selected: Range<Int>)
  /// Keeps the marked text as it is.
  case unmark
  /// Replaces a range.
  case replace(Range<Int>, String)
  /// Takes the last change back.
  case undo
  /// Makes the change again that was taken back.
  case redo
}

/// Where the caret is moved.
nonisolated enum TextMotion: Hashable, CaseIterable {
  case left
  case right
  case forward
  case backward
  case wordLeft
  case wordRight
  case wordForward
  case wordBackward
  case up
  case down
  case pageUp
  case pageDown
  case lineStart
  case lineEnd
  case start
  case end
}

/// The selection of a text: from where it began to its moving end; a caret if both are the same.
nonisolated struct TextSelection: Hashable {
  /// Where it began.
  var anchor: Int
  /// Its moving end.
  var head: Int

  init(anchor: Int, head: Int) {
    self.anchor = anchor
    self.head = head
  }

  init(caret: Int) { self.init(anchor: caret, head: caret) }

  var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  var isCaret: Bool { anchor == head }
}

/// The change that an edit makes to a text.
nonisolated enum TextChange: Hashable {
  case nothing
  /// The selection changes; the column is where the caret wants to be when it moves by lines.
  case selection(TextSelection, column: CGFloat?)
  /// A range is replaced.
  case replacement(TextReplacement)
  /// The marked text is kept.
  case unmarking
}

/// A replacement of a range of a text.
nonisolated struct TextReplacement: Hashable {
  /// How it comes about.
  enum Origin: Hashable {
    case typing
    case marking
    case undo
    case redo
  }

  var range: Range<Int>
  var text: String
  /// The selection afterwards.
  var selection: TextSelection
  var origin: Origin
}

/// Where the lines of a text are, for motions that depend on it.
protocol TextLines {
  /// Whether the paragraph at a position runs from right to left.
  func isRightToLeft(at position: Int) -> Bool
  /// The first and the last position of the caret on the line of a position.
  func line(at position: Int) -> Range<Int>
  /// The position a number of lines further down, and the column that is kept; nil beyond the first
  /// or the last line.
  func position(_ lines: Int, below position: Int, column: CGFloat?) -> (Int, column: CGFloat)?
  /// The number of lines that Page Up and Page Down move by.
  var linesPerPage: Int { get }
}
