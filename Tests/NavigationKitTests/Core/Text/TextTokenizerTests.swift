import Foundation
import Input
import Testing

@testable import NavigationKit

/// Words, sentences, lines and the like that code finds in a text.
struct TextTokenizerTests {
  private let texts = TextViewTests()
  private var view: UITextView { texts.view }

  init() {
    // 20 letters fit on a line.
    view.text = "Ada wrote. Did she? Yes, in 1843.\n\nEnd"
    texts.stage.settle()
  }

  private func at(_ offset: Int) -> UITextPosition { UITextPosition(offset: offset) }

  private func unit(
    _ offset: Int, _ granularity: UITextGranularity, _ direction: UITextStorageDirection = .forward
  ) -> String? {
    view.tokenizer.rangeEnclosingPosition(
      at(offset), with: granularity, inDirection: .storage(direction)
    ).flatMap(view.text)
  }

  private func next(
    _ offset: Int, _ granularity: UITextGranularity, _ direction: UITextStorageDirection = .forward
  ) -> Int? {
    view.tokenizer.position(
      from: at(offset), toBoundary: granularity, inDirection: .storage(direction)
    )?.offset
  }

  @Test func `the unit that a position is in`() {
    #expect(unit(1, .word) == "Ada" && unit(0, .word) == "Ada" && unit(0, .word, .backward) == nil)
    #expect(unit(3, .word) == nil && unit(3, .word, .backward) == "Ada")
    #expect(unit(5, .sentence) == "Ada wrote." && unit(12, .sentence) == "Did she?")
    #expect(unit(22, .sentence) == "Yes, in 1843." && unit(10, .sentence) == nil)
    #expect(unit(22, .paragraph) == "Ada wrote. Did she? Yes, in 1843.")
    #expect(unit(33, .character) == "\n" && unit(33, .character, .backward) == ".")
    #expect(unit(36, .document) == view.text && unit(36, .line) == "End")
    #expect(unit(2, .line) == "Ada wrote. Did she? " && unit(22, .line) == "Yes, in 1843.")
    let field = UITextField()
    field.text = "One two"
    let second = field.tokenizer.rangeEnclosingPosition(
      at(5), with: .word, inDirection: .layout(.right))
    #expect(second.flatMap(field.text) == "two")
  }

  @Test func `where the next unit ends and the one before starts`() {
    #expect(next(0, .word) == 3 && next(3, .word) == 9 && next(25, .word) == 27)
    #expect(next(9, .word, .backward) == 4 && next(4, .word, .backward) == 0)
    #expect(next(0, .word, .backward) == nil && next(38, .word) == nil)
    #expect(next(30, .word) == 32 && next(32, .word) == 38 && next(35, .word, .backward) == 28)
    #expect(next(0, .sentence) == 10 && next(15, .sentence, .backward) == 11)
    #expect(next(5, .paragraph) == 33 && next(5, .document) == 38)
  }

  @Test func `boundaries`() {
    func isBoundary(_ offset: Int, _ direction: UITextStorageDirection) -> Bool {
      view.tokenizer.isPosition(at(offset), atBoundary: .word, inDirection: .storage(direction))
    }
    #expect(isBoundary(3, .forward) && !isBoundary(3, .backward))
    #expect(isBoundary(4, .backward) && !isBoundary(4, .forward) && !isBoundary(5, .forward))
    let tokenizer = view.tokenizer
    #expect(tokenizer.isPosition(at(5), withinTextUnit: .word, inDirection: .storage(.forward)))
    #expect(!tokenizer.isPosition(at(3), withinTextUnit: .word, inDirection: .storage(.forward)))
  }

  private final class Log: NSObject, UITextInputDelegate {
    var calls: [String] = []
    func textWillChange(_ textInput: (any UITextInput)?) { calls.append("text will") }
    func textDidChange(_ textInput: (any UITextInput)?) { calls.append("text did") }
    func selectionWillChange(_ textInput: (any UITextInput)?) { calls.append("selection will") }
    func selectionDidChange(_ textInput: (any UITextInput)?) { calls.append("selection did") }
  }

  @Test func `the input delegate is told of changes by code and by fingers, not by keys`() {
    let log = Log()
    view.inputDelegate = log
    view.text = "One"
    #expect(log.calls == ["text will", "text did"])
    view.selectedTextRange = view.textRange(from: at(0), to: at(2))
    #expect(log.calls.suffix(2) == ["selection will", "selection did"])
    texts.tap(0, 1)
    #expect(log.calls.count == 6 && log.calls.last == "selection did")
    texts.stage.typeText("x")
    texts.press(.right)
    #expect(log.calls.count == 6)
    view.textStorage.append(NSAttributedString(string: "!"))
    #expect(log.calls.count == 8 && log.calls.last == "text did")
  }
}
