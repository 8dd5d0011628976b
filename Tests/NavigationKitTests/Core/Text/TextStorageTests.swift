import Foundation
import Input
import Testing

@testable import NavigationKit

/// Code edits the text of a text view in place.
struct TextStorageTests {
  private let texts = TextViewTests()
  private var view: UITextView { texts.view }
  private var stage: Stage { texts.stage }
  private let log = Log()

  private final class Log: NSObject, NSTextStorageDelegate, UITextViewDelegate {
    var edits: [String] = []
    var changes = 0
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      let what = editedMask.contains(.editedCharacters) ? "text" : "look"
      edits.append("\(what) \(editedRange.location) \(editedRange.length) \(delta)")
      let whole = NSRange(location: 0, length: textStorage.length)
      textStorage.removeAttribute(.foregroundColor, range: whole)
      for (index, letter) in textStorage.string.enumerated() where letter.isNumber {
        textStorage.addAttribute(
          .foregroundColor, value: UIColor.systemRed, range: NSRange(location: index, length: 1))
      }
    }
    func textViewDidChange(_ textView: UITextView) { changes += 1 }
  }

  private var shown: [String] {
    stage.settle()
    return texts.shown
  }

  private func color(at position: Int) -> UIColor? {
    view.attributedText.attribute(.foregroundColor, at: position, effectiveRange: nil) as? UIColor
  }

  /// Takes digits out, and colours the rest, as one edit.
  private final class Cleaner: NSObject, NSTextStorageDelegate {
    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      textStorage.beginEditing()
      while let digit = textStorage.string.firstIndex(where: \.isNumber) {
        let place = digit.utf16Offset(in: textStorage.string)
        textStorage.deleteCharacters(in: NSRange(location: place, length: 1))
      }
      textStorage.addAttribute(
        .foregroundColor, value: UIColor.systemRed,
        range: NSRange(location: 0, length: textStorage.length))
      textStorage.endEditing()
    }
  }

  @Test func `a delegate that edits as one edit is told once, and what is left is shown`() {
    let cleaner = Cleaner()
    view.textStorage.delegate = cleaner
    view.text = "a1b2"
    #expect(shown == ["ab"] && view.text == "ab" && color(at: 1) == .systemRed)
    view.textStorage.append(NSAttributedString(string: "3c"))
    #expect(shown == ["abc"] && view.text == "abc")
  }

  @Test func `a text of its own may be made anywhere`() async {
    let text = await Task.detached {
      let storage = NSTextStorage(string: "a")
      storage.append(NSAttributedString(string: "b"))
      return storage.string
    }.value
    #expect(text == "ab")
  }

  @Test func `what code edits is shown`() {
    view.text = "Jane Appleseed"
    #expect(shown == ["Jane Appleseed"])
    view.textStorage.append(NSAttributedString(string: "\nplants", attributes: [.kern: 1]))
    #expect(shown == ["Jane Appleseed", "plants"] && view.text == "Jane Appleseed\nplants")
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "Jo")
    #expect(shown == ["Jo Appleseed", "plants"])
    view.textStorage.deleteCharacters(in: NSRange(location: 2, length: 10))
    view.textStorage.insert(NSAttributedString(string: "e"), at: 2)
    #expect(shown == ["Joe", "plants"])
    view.textStorage.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 40), range: NSRange(location: 0, length: 3))
    #expect(shown == ["Joe", "plants"] && view.caretFrame(at: 1).height == 48)
    view.textStorage.append(NSAttributedString(string: "\ntrees\nand more"))
    #expect(shown == ["Joe", "plants", "trees", "and more"])
    view.textStorage.mutableString.append("\nstill")
    #expect(view.text.hasSuffix("more\nstill"))
    #expect(view.textStorage.mutableString.length == view.text.count)
    view.textStorage.mutableString.setString("All new")
    #expect(shown == ["All new"] && view.text == "All new")
    view.text = "Set"
    #expect(view.textStorage.string == "Set" && shown == ["Set"])
    view.attributedText = NSAttributedString(string: "Blue", attributes: [.kern: 2])
    #expect(view.textStorage.string == "Blue" && shown == ["Blue"])
    #expect(view.textStorage.attribute(.kern, at: 0, effectiveRange: nil) != nil)
  }

  @Test func `the caret stays at its letter, and undo keeps away from what code edits`() {
    view.text = "one two"
    texts.tap(0, 7)
    stage.typeText("!")
    #expect(view.undoManager?.canUndo == true)
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    #expect(view.selectedRange == NSRange(location: 10, length: 0))
    #expect(view.undoManager?.canUndo == false)
    stage.typeText("?")
    #expect(view.text == "three two!?" && view.textStorage.string == view.text)
    texts.press(.character("z"), .control)
    #expect(view.text == "three two!" && view.textStorage.string == view.text)
  }

  @Test func `a delegate colours what is typed`() {
    view.delegate = log
    view.textStorage.delegate = log
    texts.tap(0, 0)
    stage.typeText("a1")
    #expect(log.edits.last == "text 0 2 2" || log.edits.last == "text 1 1 1")
    #expect(color(at: 1) == .systemRed && color(at: 0) != .systemRed && log.changes > 0)
    let (typed, changes) = (log.edits.count, log.changes)
    view.textStorage.beginEditing()
    view.textStorage.insert(NSAttributedString(string: "22 "), at: 0)
    view.textStorage.deleteCharacters(in: NSRange(location: 3, length: 1))
    #expect(log.edits.count == typed)
    view.textStorage.endEditing()
    #expect(log.edits.last == "text 0 3 2" && log.changes == changes)
    #expect(view.text == "22 1" && shown == ["22 1"] && color(at: 0) == .systemRed)
    view.textStorage.addAttribute(.kern, value: 1, range: NSRange(location: 1, length: 2))
    #expect(log.edits.last == "look 1 2 0")
  }

  // MARK: Keys

  private func font(at position: Int) -> UIFontDescriptor.SymbolicTraits? {
    let font = view.attributedText.attribute(.font, at: position, effectiveRange: nil) as? UIFont
    return font?.fontDescriptor.symbolicTraits
  }

  @Test func `keys change how the selected letters look, if the app allows it`() {
    view.delegate = log
    view.text = "one two"
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 4, length: 3)
    texts.press(.character("b"), .control)
    #expect(font(at: 4)?.contains(.traitBold) == false && log.changes == 0)
    view.allowsEditingTextAttributes = true
    texts.press(.character("b"), .control)
    #expect(font(at: 4)?.contains(.traitBold) == true && log.changes == 1)
    #expect(font(at: 0)?.contains(.traitBold) == false)
    texts.press(.character("i"), .command)
    #expect(font(at: 4)?.contains([.traitBold, .traitItalic]) == true)
    view.selectedRange = NSRange(location: 0, length: 7)
    texts.press(.character("b"), .control)
    #expect(font(at: 0)?.contains(.traitBold) == true, "all of it, as some was not")
    texts.press(.character("b"), .control)
    #expect(font(at: 4)?.contains(.traitBold) == false)
    #expect(font(at: 4)?.contains(.traitItalic) == true)
    texts.press(.character("z"), .control)
    #expect(font(at: 0)?.contains(.traitBold) == true)
    view.isEditable = false
    texts.press(.character("b"), .control)
    #expect(font(at: 0)?.contains(.traitBold) == true)
  }

  @Test func `without a selection they change what is typed next`() {
    view.allowsEditingTextAttributes = true
    view.text = "a"
    texts.tap(0, 1)
    texts.press(.character("u"), .control)
    stage.typeText("b")
    texts.press(.character("u"), .control)
    stage.typeText("c")
    let lines = (0..<3).map {
      view.attributedText.attribute(.underlineStyle, at: $0, effectiveRange: nil) as? Int
    }
    #expect(lines == [nil, 1, nil])
  }
}
