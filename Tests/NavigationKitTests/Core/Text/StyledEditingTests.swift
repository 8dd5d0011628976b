import Foundation
import Input
import Testing

@testable import NavigationKit

/// Texts with attributes that are edited.
struct StyledEditingTests {
  private let texts = TextViewTests()
  private var view: UITextView { texts.view }
  private var stage: Stage { texts.stage }

  /// A large word, a red one and a plain one; letters are half as wide as high.
  private var sample: NSAttributedString {
    let sample = NSMutableAttributedString(
      string: "Big ", attributes: [.font: UIFont.systemFont(ofSize: 40)])
    sample.append(
      NSAttributedString(string: "red ", attributes: [.foregroundColor: UIColor.systemRed]))
    sample.append(NSAttributedString(string: "plain\nnext"))
    return sample
  }

  private func color(at position: Int) -> UIColor? {
    view.attributedText.attribute(.foregroundColor, at: position, effectiveRange: nil) as? UIColor
  }

  private func drawn() -> String {
    stage.settle()
    return stage.displayList().description
  }

  @Test func `lines are as high as their highest letters, and wrap by their widths`() {
    view.attributedText = sample
    stage.settle()
    // "Big " is 80 wide, "red " 40, "plain" 50: 170 of 200. Letters of 40 points are 48 high.
    #expect(view.picture.lines.map(\.text) == ["Big red plain", "next"])
    #expect(view.picture.lines.map(\.origin.y) == [8, 56])
    // 8 above and below.
    #expect(view.contentSize.height == 88)
    #expect(view.caretFrame(at: 4).midX == 85 && view.caretFrame(at: 4).height == 48)
    #expect(view.caretFrame(at: 14).minY == 56 && view.caretFrame(at: 14).height == 24)
    view.frame.size.width = 140
    stage.settle()
    #expect(view.picture.lines.map(\.text) == ["Big red ", "plain", "next"])
    #expect(view.picture.lines.map(\.origin.y) == [8, 56, 80])
  }

  @Test func `a tap finds the letter, and what is typed looks as what is before it`() {
    view.attributedText = sample
    stage.settle()
    stage.tap(at: view.convert(CGPoint(x: 5 + 80 + 31, y: 30), to: nil))
    #expect(view.selectedRange == NSRange(location: 7, length: 0))
    stage.typeText("dish")
    #expect(view.text == "Big reddish plain\nnext")
    #expect(color(at: 4) == .systemRed && color(at: 10) == .systemRed)
    #expect(color(at: 13) != .systemRed)
    let manager = view.undoManager
    view.selectedRange = NSRange(location: 4, length: 8)
    view.deleteBackward()
    #expect(view.text == "Big plain\nnext")
    manager?.undo()
    #expect(view.text == "Big reddish plain\nnext" && color(at: 5) == .systemRed)
  }

  @Test func `typing attributes are those of what is typed next, until the caret moves`() {
    view.text = "Jane"
    stage.settle()
    texts.tap(0, 4)
    #expect(view.typingAttributes[.font] as? UIFont == view.font)
    view.typingAttributes[.foregroundColor] = UIColor.systemBlue
    stage.typeText("x")
    #expect(color(at: 4) == .systemBlue && color(at: 3) != .systemBlue)
    texts.press(.home)
    stage.typeText("y")
    #expect(color(at: 0) != .systemBlue)
    view.textColor = .systemGreen
    #expect(color(at: 5) == .systemGreen, "all of the text takes a new colour over")
    view.text = "plain"
    #expect(color(at: 0) == .systemGreen && view.styles.text == nil)
  }

  @Test func `a field shows attributes, and gives them to what is typed`() {
    let field = UITextField(frame: CGRect(x: 20, y: 300, width: 200, height: 40))
    field.font = .systemFont(ofSize: 20)
    texts.page.view.addSubview(field)
    field.attributedText = NSAttributedString(
      string: "AB", attributes: [.kern: 6, .foregroundColor: UIColor.systemRed])
    stage.settle()
    #expect(field.text == "AB" && drawn().contains("A"))
    stage.tap(at: CGPoint(x: 210, y: 320))
    #expect(field.edited.selection.head == 2)
    stage.typeText("C")
    let typed = field.attributedText?.attribute(.foregroundColor, at: 2, effectiveRange: nil)
    #expect(typed as? UIColor == .systemRed)
    field.defaultTextAttributes = [
      .font: UIFont.systemFont(ofSize: 30), .underlineStyle: NSUnderlineStyle.single.rawValue,
    ]
    #expect(field.font?.pointSize == 30)
    field.text = "new"
    let line = field.attributedText?.attribute(.underlineStyle, at: 0, effectiveRange: nil)
    #expect(line as? Int == 1)
    stage.settle()
    #expect(field.caretFrame(at: 3).midX == 45)
    field.isSecureTextEntry = true
    #expect(drawn().contains("•••"))
  }
}
