import Drawing
import Foundation
import Input
import Testing

@testable import NavigationKit

/// The look of a field that is edited: a part of a long text, the caret, and bullets.
extension TextFieldEditingTests {
  // MARK: Long text

  @Test func `a text that is too long scrolls with the caret, and not beyond its ends`() {
    field.text = "abcde fghij klmno pqrst uv"
    field.becomeFirstResponder()
    #expect(abs(caretX - 197) <= 1, "the end is at the field's margin")
    #expect(field.content.clipsToBounds && field.label.frame.minX == -51)
    press(.home)
    #expect(abs(caretX - 27) <= 1 && field.label.frame.minX == 0)
    for _ in 0..<21 { press(.right) }
    #expect(abs(caretX - 197) <= 1)
    press(.left)
    #expect(caretX < 190, "it scrolls only as far as it must")
    tap(3)
    #expect(selection.lowerBound > 3, "a tap counts from what is seen")
    field.resignFirstResponder()
    stage.settle()
    #expect(field.label.frame.minX == 0 && !field.content.clipsToBounds)
  }

  // MARK: Caret

  @Test func `the caret blinks and does not unsettle`() {
    let tint = UIColor.systemBlue.color(in: stage.traits)
    func isVisible() -> Bool { stage.displayList().fills.contains { $0.color == tint } }
    field.becomeFirstResponder()
    #expect(isVisible() && stage.isSettled)
    #expect(stage.nextChange == stage.now + 0.5)
    stage.advance(by: 0.6)
    #expect(!isVisible())
    stage.advance(by: 0.5)
    #expect(isVisible())
    stage.advance(by: 0.5)
    stage.typeText("a")
    #expect(isVisible(), "it is seen where it moves")
    stage.advance(by: 0.4)
    #expect(isVisible())
    press(.left, .shift)
    #expect(!isVisible(), "a selection has no caret")
    field.resignFirstResponder()
    stage.advance(by: 0)
    #expect(stage.nextChange == nil)
  }

  @Test func `the caret has round ends, and is as high as the line`() throws {
    let tint = UIColor.systemBlue.color(in: stage.traits)
    field.becomeFirstResponder()
    let caret = try #require(stage.displayList().fills.first { $0.color == tint })
    #expect(caret.frame.width == 2 && caret.cornerRadius == 1)
    let height = try #require(field.font).lineHeight
    #expect(abs(caret.frame.height - height) < 1, "\(caret.frame.height) and \(height)")
  }

  @Test func `no caret is seen while keys go elsewhere`() {
    let tint = UIColor.systemBlue.color(in: stage.traits)
    func isVisible() -> Bool { stage.displayList().fills.contains { $0.color == tint } }
    field.becomeFirstResponder()
    stage.getsKeys = false
    #expect(!isVisible())
    stage.getsKeys = true
    #expect(isVisible())
  }

  @Test func `selected text is marked in the tint`() {
    field.text = "Jane"
    field.becomeFirstResponder()
    press(.left, .shift)
    stage.settle()
    let tint = UIColor.systemBlue.color(in: stage.traits).faded(by: 0.2)
    let marks = stage.displayList().fills.filter { $0.color == tint }
    #expect(marks.map(\.frame.width) == [8.5])
    #expect(field.content.marks.selected.map(\.minX) == [25.5])
    field.resignFirstResponder()
    stage.settle()
    #expect(field.content.marks.selected.isEmpty)
  }

  // MARK: Secrets and traits

  @Test func `a secret is bullets, and cannot be copied`() {
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    stage.typeText("pässword")
    #expect(field.text == "pässword" && field.label.text == "••••••••")
    #expect(stage.elements().contains { $0.value == "••••••••" })
    press(.character("a"), .control)
    press(.character("c"), .control)
    press(.character("x"), .control)
    #expect(field.text == "pässword")
    #expect(stage.perform { UIPasteboard.general.string } == nil)
    field.isSecureTextEntry = false
    #expect(field.label.text == "pässword")
  }

  @Test func `Return waits for text if it is to`() {
    var count = 0
    field.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
    field.enablesReturnKeyAutomatically = true
    field.becomeFirstResponder()
    stage.typeText("\n")
    #expect(count == 0)
    stage.typeText("a")
    stage.typeText("\n")
    #expect(count == 1)
  }
}

extension DisplayList {
  /// All filled rectangles, in the layers too.
  var fills: [Fill] {
    func fills(in commands: [DrawCommand]) -> [Fill] {
      commands.flatMap { command -> [Fill] in
        switch command {
        case .fill(let fill): [fill]
        case .layer(let layer): fills(in: layer.commands)
        default: []
        }
      }
    }
    return fills(in: commands)
  }
}
