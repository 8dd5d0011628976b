import Foundation
import Testing

@testable import NavigationKit

/// Lines of four characters each, five points wide, for texts without line feeds.
private struct FixedLines: TextLines {
  var length = 0
  var isMirrored = false
  var linesPerPage: Int { 2 }
  func isRightToLeft(at position: Int) -> Bool { isMirrored }
  func line(at position: Int) -> Range<Int> {
    let start = position / 4 * 4
    return start..<min(start + 3, length)
  }
  func position(_ lines: Int, below position: Int, column: CGFloat?) -> (Int, column: CGFloat)? {
    let column = column ?? CGFloat(position % 4 * 5)
    let line = position / 4 + lines
    guard line >= 0, line <= length / 4 else { return nil }
    return (min(line * 4 + Int(column / 5), length), column)
  }
}

/// Edits of a text, with `|` as the caret and `[` and `]` around a selection; `<` is its moving end.
struct EditedTextTests {
  /// Makes a text from its picture.
  private func text(_ picture: String) -> EditedText {
    var plain = ""
    var marks: [Character: Int] = [:]
    for character in picture {
      if "|[]<>".contains(character) {
        marks[character] = plain.utf16.count
      } else {
        plain.append(character)
      }
    }
    var text = EditedText(plain)
    let caret = marks["|"]
    let anchor = caret ?? marks["["] ?? marks[">"] ?? 0
    let head = caret ?? marks["]"] ?? marks["<"] ?? 0
    _ = text.apply(
      .selection(TextSelection(anchor: anchor, head: head), column: nil))
    return text
  }

  private func picture(_ text: EditedText) -> String {
    var units = Array(text.text.string.utf16)
    func insert(_ mark: Character, at position: Int) {
      units.insert(contentsOf: mark.utf16, at: position)
    }
    let (anchor, head) = (text.selection.anchor, text.selection.head)
    if anchor == head {
      insert("|", at: head)
    } else if anchor < head {
      insert("]", at: head)
      insert("[", at: anchor)
    } else {
      insert(">", at: anchor)
      insert("<", at: head)
    }
    return String(decoding: units, as: UTF16.self)
  }

  private func after(_ start: String, _ edits: TextEdit..., isMirrored: Bool = false) -> String {
    var text = text(start)
    for edit in edits {
      let lines = FixedLines(length: text.text.length, isMirrored: isMirrored)
      _ = text.apply(text.change(by: edit, in: lines))
    }
    return picture(text)
  }

  @Test(arguments: [
    ("ab|c", TextEdit.insert("X"), "abX|c"), ("a[b]c", .insert("XY"), "aXY|c"),
    ("a<b>c", .insert(""), "a|c"), ("ab|c", .insert(""), "ab|c"),
    ("ab|c", .delete(.backward), "a|c"), ("ab|c", .delete(.forward), "ab|"),
    ("|abc", .delete(.backward), "|abc"), ("abc|", .delete(.forward), "abc|"),
    ("a[bc]", .delete(.backward), "a|"), ("a👨‍👩‍👧|b", .delete(.backward), "a|b"),
    ("ae\u{301}|", .delete(.backward), "a|"), ("|🇩🇪x", .delete(.forward), "|x"),
    ("one two|", .delete(.wordBackward), "one |"), ("|one two", .delete(.wordForward), "| two"),
    ("a\n|b", .delete(.backward), "a|b"), ("a|\nb", .delete(.forward), "a|b"),
    ("ab|c", .replace(0..<2, "X"), "X|c"), ("ab|c", .replace(2..<9, "X"), "abX|"),
  ])
  func `typing and deleting changes whole characters`(
    start: String, edit: TextEdit, end: String
  ) {
    #expect(after(start, edit) == end)
  }

  @Test(arguments: [
    ("ab|c", TextMotion.left, "a|bc"), ("ab|c", .right, "abc|"), ("|ab", .left, "|ab"),
    ("ab|", .right, "ab|"), ("a👍🏽|b", .left, "a|👍🏽b"), ("|e\u{301}b", .right, "e\u{301}|b"),
    ("a[bc]d", .left, "a|bcd"), ("a<bc>d", .right, "abc|d"), ("a|\nb", .right, "a\n|b"),
    ("a\n|b", .left, "a|\nb"), ("one two|", .wordLeft, "one |two"),
    ("one |two", .wordLeft, "|one two"), ("|one two", .wordRight, "one| two"),
    ("one|, two", .wordRight, "one, two|"), ("one|\ntwo", .wordRight, "one\n|two"),
    ("one\n|two", .wordLeft, "one|\ntwo"), ("abcdef|gh", .lineStart, "abcd|efgh"),
    ("a|bcdefgh", .lineEnd, "abc|defgh"), ("abcde|fgh", .up, "a|bcdefgh"),
    ("ab|cdefgh", .down, "abcdef|gh"), ("ab|cdefgh", .up, "|abcdefgh"),
    ("abcdef|gh", .pageDown, "abcdefgh|"), ("ab|cdefghijkl", .pageDown, "abcdefghij|kl"),
    ("ab|cd", .start, "|abcd"), ("ab|cd", .end, "abcd|"),
  ])
  func `a key moves the caret by characters, words and lines`(
    start: String, motion: TextMotion, end: String
  ) {
    #expect(after(start, .move(motion, extends: false)) == end)
  }

  @Test func `right and left follow the direction of reading`() {
    #expect(after("ab|c", .move(.left, extends: false), isMirrored: true) == "abc|")
    #expect(after("ab|c", .move(.right, extends: false), isMirrored: true) == "a|bc")
    #expect(after("a[b]c", .move(.left, extends: false), isMirrored: true) == "ab|c")
    #expect(after("one| two", .move(.wordLeft, extends: false), isMirrored: true) == "one two|")
  }

  @Test func `shift selects from where the caret was, and back again`() {
    let right = TextEdit.move(.right, extends: true)
    let left = TextEdit.move(.left, extends: true)
    #expect(after("a|bcd", right, right) == "a[bc]d")
    #expect(after("a|bcd", right, left, left) == "<a>bcd")
    #expect(after("one two|", .move(.wordLeft, extends: true)) == "one <two>")
    #expect(after("one two|", .move(.wordLeft, extends: true), .insert("2")) == "one 2|")
  }

  @Test(arguments: [
    ("one two", 5, "one [two]"), ("one two", 3, "[one] two"), ("one, two", 4, "one,[ ]two"),
    ("a  b", 2, "a[  ]b"), ("", 0, "|"), ("a\n\nb", 2, "a\n|\nb"), ("schön 👍🏽!", 8, "schön [👍🏽]!"),
  ])
  func `a double click selects what is there`(start: String, position: Int, end: String) {
    #expect(after(start, .selectWord(position)) == end)
  }

  @Test func `all is selected, and positions outside are the ends`() {
    #expect(after("ab\nc|", .selectAll) == "[ab\nc]")
    #expect(after("abc|", .select(from: -4, to: 99)) == "[abc]")
    #expect(after("a👍b|", .select(from: 2, to: 2)) == "a|👍b")
  }

  @Test func `the column is kept while the caret moves by lines`() {
    let down = TextEdit.move(.down, extends: false)
    #expect(after("abc|defgh", down, down) == "abcdefgh|")
    #expect(after("abc|defgh", down, down, .move(.up, extends: false)) == "abcdefg|h")
  }

  // MARK: Undo

  @Test func `what is typed in one go is taken back in one go`() {
    #expect(after("|", .insert("a"), .insert("b"), .undo) == "|")
    #expect(after("|", .insert("a"), .insert("b"), .undo, .redo) == "ab|")
    #expect(
      after("x|", .insert("a"), .move(.left, extends: false), .insert("b"), .undo) == "x|a")
    let left = TextEdit.move(.left, extends: false)
    let right = TextEdit.move(.right, extends: false)
    #expect(after("x|", .insert("a"), left, right, .insert("b"), .undo) == "xa|")
    #expect(after("a[b]c", .insert("X"), .undo) == "a[b]c")
    #expect(after("ab|", .delete(.backward), .delete(.backward), .undo, .undo) == "ab|")
    #expect(after("|", .insert("a"), .insert("\n"), .undo) == "a|")
    #expect(after("|", .insert("a"), .undo, .insert("b"), .redo) == "b|")
    #expect(after("a|", .undo) == "a|")
  }

  // MARK: Marked text

  @Test func `an input method's text is replaced until it is typed`() {
    var text = text("a[b]c")
    func perform(_ edit: TextEdit) {
      _ = text.apply(text.change(by: edit, in: FixedLines(length: text.text.length)))
    }
    perform(.mark("ni", selected: 2..<2))
    #expect(picture(text) == "ani|c" && text.marked == 1..<3)
    perform(.mark("nih", selected: 0..<3))
    #expect(picture(text) == "a[nih]c" && text.marked == 1..<4)
    perform(.undo)
    #expect(picture(text) == "a[nih]c", "what is composed is not a change yet")
    perform(.insert("你"))
    #expect(picture(text) == "a你|c" && text.marked == nil)
    perform(.undo)
    #expect(picture(text) == "a[b]c")
  }

  @Test func `marked text stays when the caret is moved, and can be taken back`() {
    var text = text("ac|")
    func perform(_ edit: TextEdit) {
      _ = text.apply(text.change(by: edit, in: FixedLines(length: text.text.length)))
    }
    perform(.mark("x", selected: 1..<1))
    perform(.move(.left, extends: false))
    #expect(picture(text) == "ac|x" && text.marked == nil)
    perform(.undo)
    #expect(picture(text) == "ac|")
    perform(.mark("x", selected: 1..<1))
    perform(.mark("", selected: 0..<0))
    #expect(picture(text) == "ac|" && text.marked == nil)
  }
}
