import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// How a field draws its text; letters are half an em wide.
struct TextFieldDrawingTests {
  private func fixture(_ field: UITextField, width: CGFloat = 100) -> ControlFixture<UITextField> {
    field.font = .systemFont(ofSize: 20)
    let fixture = ControlFixture(field, width: width)
    field.frame.size.height = 40
    fixture.stage.settle()
    return fixture
  }

  private func texts(_ fixture: ControlFixture<UITextField>) -> [TextLine] {
    fixture.stage.drawn.texts
  }

  @Test func `letters become smaller until the text fits, but not smaller than it says`() {
    let fixture = fixture(UITextField())
    let field = fixture.control
    field.text = "0123456789ABCDE"
    fixture.stage.settle()
    #expect(texts(fixture).first?.font.size == 20)
    field.adjustsFontSizeToFitWidth = true
    fixture.stage.settle()
    #expect(texts(fixture).first?.font.size == 13 && texts(fixture).first?.text == field.text)
    field.minimumFontSize = 18
    fixture.stage.settle()
    #expect(texts(fixture).first?.font.size == 18)
    field.text = "0123"
    fixture.stage.settle()
    #expect(texts(fixture).first?.font.size == 20)
  }

  @Test func `what is typed becomes smaller, and the caret stands where its letters are`() {
    let fixture = fixture(UITextField())
    fixture.control.adjustsFontSizeToFitWidth = true
    fixture.control.becomeFirstResponder()
    fixture.stage.typeText("0123456789ABCDE")
    fixture.stage.settle()
    let end = fixture.control.caretRect(for: fixture.control.endOfDocument)
    #expect(abs(end.midX - 15 * 6.5) <= 1 && texts(fixture).first?.font.size == 13)
    #expect(fixture.control.scrollOffset == 0)
  }

  @Test func `text of a field that runs from right to left begins at the right`() {
    let fixture = fixture(UITextField(), width: 200)
    let field = fixture.control
    field.text = "Ada"
    fixture.stage.settle()
    let left = texts(fixture).first?.origin.x ?? 0
    field.semanticContentAttribute = .forceRightToLeft
    fixture.stage.settle()
    // Three letters, half an em wide.
    #expect(texts(fixture).first?.origin.x == 250 - (left - 50) - 30)
    field.becomeFirstResponder()
    fixture.stage.settle()
    #expect(texts(fixture).first?.origin.x == 250 - (left - 50) - 30)
    field.semanticContentAttribute = .unspecified
    fixture.stage.settle()
    #expect(texts(fixture).first?.origin.x == left)
  }

  @Test func `subclasses draw text and placeholder`() {
    let fixture = fixture(DrawingField())
    let field = fixture.control
    field.placeholder = "Name"
    field.text = "Ada"
    fixture.stage.settle()
    #expect(texts(fixture).map(\.origin.x) == [50 + 12])
    field.text = nil
    fixture.stage.settle()
    let images = fixture.stage.drawn.images.map(\.image)
    guard case .recording? = images.first else {
      Issue.record("The placeholder is not drawn.")
      return
    }
    #expect(texts(fixture).isEmpty && images.count == 1)
  }

  @Test func `a disabled field has its own background`() {
    let fixture = fixture(UITextField())
    let field = fixture.control
    func shown() -> [ImageReference] { fixture.stage.drawn.images.map(\.image) }
    let (enabled, disabled) = (UIImage(systemName: "star"), UIImage(systemName: "heart"))
    field.disabledBackground = disabled
    field.isEnabled = false
    #expect(shown().isEmpty)
    field.background = enabled
    #expect(shown() == [.symbol("heart")])
    field.isEnabled = true
    #expect(shown() == [.symbol("star")])
    field.disabledBackground = nil
    field.isEnabled = false
    #expect(shown() == [.symbol("star")])
  }

  @Test func `what is inserted first replaces the text where that is wanted`() {
    let fixture = fixture(UITextField())
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 60))
    fixture.page.view.addSubview(view)
    for input in [fixture.control, view] as [any TextEditor] {
      input.setText("Old text")
      input.clearsOnInsertion = true
      input.becomeFirstResponder()
      fixture.stage.typeText("New")
      #expect(input.edited.text.string == "New" && !input.clearsOnInsertion)
    }
  }
}

private final class DrawingField: UITextField {
  override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 12, dy: 0)) }
  override func drawPlaceholder(in rect: CGRect) {
    NSString(string: placeholder ?? "").draw(
      in: rect, withAttributes: [.foregroundColor: UIColor.red])
  }
}
