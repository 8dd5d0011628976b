import Foundation
import Goldens
import Input
import Testing

@testable import NavigationKit

/// Text that code reads and changes by positions, and the traits of typing.
struct TextInputTests {
  private let stage = Stage(size: .smallPhone)
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 280, height: 34))
  private let view = UITextView(frame: CGRect(x: 20, y: 200, width: 280, height: 134))
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 56))

  init() {
    let page = UIViewController()
    page.view = UIView(frame: .zero)
    for child in [field, view, bar] { page.view.addSubview(child) }
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  @Test func `code selects, reads and replaces`() throws {
    for input in [field, view] as [any UITextInput] {
      input.insertText("Jane 👍🏽 Appleseed")
      let start = try #require(input.position(from: input.beginningOfDocument, offset: 5))
      let end = try #require(input.position(from: start, offset: 4))
      let emoji = try #require(input.textRange(from: end, to: start))
      #expect(input.text(in: emoji) == "👍🏽" && !emoji.isEmpty)
      input.selectedTextRange = emoji
      #expect(input.selectedTextRange == emoji && emoji.start == start && emoji.end == end)
      input.deleteBackward()
      #expect(input.selectedTextRange?.isEmpty == true)
      let all = try #require(
        input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
      #expect(input.text(in: all) == "Jane  Appleseed")
      input.replace(all, withText: "Joe")
      #expect(input.text(in: all) == "Joe" && input.hasText)
      #expect(input.offset(from: input.beginningOfDocument, to: input.endOfDocument) == 3)
      #expect(input.compare(start, to: end) == .orderedAscending)
      #expect(input.compare(end, to: end) == .orderedSame)
      #expect(input.position(from: input.endOfDocument, offset: 1) == nil)
      input.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
      #expect(input.markedTextRange.flatMap(input.text) == "ni")
      input.unmarkText()
      #expect(input.markedTextRange == nil)
    }
  }

  @Test func `what is selected of a composed text is whole scalars`() {
    for input in [UITextField(), UITextView()] as [any UITextInput & UIView] {
      input.setMarkedText("👩‍👩", selectedRange: NSRange(location: 1, length: 3))
      let editor = input as? any TextEditor
      #expect(editor?.edited.selection.range == 0..<3)
    }
  }

  @Test func `a class of an app need not declare how its text is typed`() {
    final class Note: UITextInputTraits {
      var keyboardType = UIKeyboardType.numberPad
    }
    let note: any UITextInputTraits = Note()
    #expect(note.keyboardType == .numberPad && note.returnKeyType == .default)
    note.isSecureTextEntry = true
    #expect(!note.isSecureTextEntry)
  }

  @Test func `code finds places`() throws {
    for input in [field, view] as [any UITextInput] {
      input.insertText("Jane Appleseed")
      let five = try #require(input.position(from: input.beginningOfDocument, offset: 5))
      let caret = input.caretRect(for: five)
      #expect(input.closestPosition(to: CGPoint(x: caret.midX + 1, y: caret.midY)) == five)
      let word = try #require(input.textRange(from: five, to: input.endOfDocument))
      let rects = input.selectionRects(for: word).map(\.rect)
      #expect(rects == [input.firstRect(for: word)])
      #expect(abs(rects[0].minX - caret.midX) < 1)
      #expect(rects[0].width > 50)
    }
  }

  @Test func `what an app says about typing is kept`() {
    #expect(field.autocapitalizationType == .sentences && field.textContentType == nil)
    for traits in [field, view, bar] as [any UITextInputTraits] {
      traits.autocapitalizationType = .words
      traits.autocorrectionType = .no
      traits.spellCheckingType = .yes
      traits.smartQuotesType = .no
      traits.smartDashesType = .no
      traits.smartInsertDeleteType = .yes
      traits.keyboardType = .emailAddress
      traits.keyboardAppearance = .dark
      traits.returnKeyType = .send
      traits.enablesReturnKeyAutomatically = true
      traits.isSecureTextEntry = true
      traits.textContentType = .emailAddress
      traits.passwordRules = UITextInputPasswordRules(descriptor: "minlength: 8;")
    }
    for traits in [field, view, bar, bar.searchTextField] as [any UITextInputTraits] {
      #expect(traits.autocapitalizationType == .words && traits.autocorrectionType == .no)
      #expect(traits.spellCheckingType == .yes && traits.smartQuotesType == .no)
      #expect(traits.smartDashesType == .no && traits.smartInsertDeleteType == .yes)
      #expect(traits.keyboardType == .emailAddress && traits.keyboardAppearance == .dark)
      #expect(traits.returnKeyType == .send && traits.enablesReturnKeyAutomatically)
      #expect(traits.isSecureTextEntry && traits.textContentType == .emailAddress)
      #expect(traits.passwordRules?.passwordRulesDescriptor == "minlength: 8;")
    }
  }

  // MARK: A field's parts

  @Test func `a view behind the text takes the clear button's place`() {
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    field.rightView = icon
    field.text = "Jane"
    field.clearButtonMode = .always
    stage.settle()
    #expect(icon.stateAlpha == 0 && !field.clearButton.isHidden)
    field.rightViewMode = .always
    stage.settle()
    #expect(icon.stateAlpha == 1 && field.clearButton.isHidden)
    #expect(icon.frame == CGRect(x: 250, y: 7, width: 30, height: 20))
    #expect(field.textRect(forBounds: field.bounds).maxX == 244)
    field.semanticContentAttribute = .forceRightToLeft
    stage.settle()
    #expect(icon.frame.minX == 0 && field.textRect(forBounds: field.bounds).minX == 36)
  }

  @Test func `a placeholder has a colour and a font of its own`() {
    let red = NSAttributedString(
      string: "Name",
      attributes: [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 9)])
    field.attributedPlaceholder = red
    #expect(field.placeholder == "Name" && field.label.textColor == .red)
    #expect(field.label.font.pointSize == 9)
    #expect(field.attributedPlaceholder?.attributes(at: 0, effectiveRange: nil).count == 2)
    field.text = "Jane"
    #expect(field.label.textColor == .label && field.label.font.pointSize == 17)
    field.text = ""
    field.placeholder = "Place"
    #expect(field.label.textColor == .tertiaryLabel)
  }

  @Test func `a field may begin empty, and has a picture behind it`() {
    field.text = "Jane"
    let plain = stage.displayList()
    field.background = UIImage(systemName: "xmark")
    #expect(stage.displayList() != plain)
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
  }

  @Test func `a subclass gives the text other places`() {
    final class Field: UITextField {
      override func editingRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 20, dy: 0)
      }
      override func borderRect(forBounds bounds: CGRect) -> CGRect {
        bounds.insetBy(dx: 1, dy: 1)
      }
    }
    let field = Field(frame: CGRect(x: 20, y: 150, width: 280, height: 34))
    field.borderStyle = .line
    self.field.superview?.addSubview(field)
    stage.settle()
    #expect(field.content.frame.minX == 7)
    field.becomeFirstResponder()
    stage.settle()
    #expect(field.content.frame.minX == 20)
    let strokes = stage.displayList().description
    #expect(strokes.contains("278"))
  }

  @Test func `observers hear of a field's editing, and its delegate why it ended`() {
    final class Delegate: NSObject, UITextFieldDelegate {
      var reason: UITextField.DidEndEditingReason?
      func textFieldDidEndEditing(
        _ textField: UITextField, reason: UITextField.DidEndEditingReason
      ) { self.reason = reason }
    }
    var heard: [String] = []
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { _ in
        MainActor.assumeIsolated { heard.append(name.rawValue) }
      }
    }
    let delegate = Delegate()
    field.delegate = delegate
    field.becomeFirstResponder()
    stage.typeText("a")
    field.resignFirstResponder()
    #expect(heard == names.map(\.rawValue) && delegate.reason == .committed)
    tokens.forEach(NotificationCenter.default.removeObserver)
  }

  @Test func `code copies, cuts, pastes and selects all`() {
    stage.perform {
      field.text = "Jane"
      field.selectAll(nil)
      field.copy(nil)
      view.paste(nil)
      view.paste(nil)
      view.selectAll(nil)
      view.cut(nil)
      field.paste(nil)
      view.text = "x"
      view.selectAll(nil)
      view.copy(nil)
    }
    #expect(field.text == "JaneJane" && view.text == "x")
    #expect(stage.perform { UIPasteboard.general.string } == "x")
    stage.perform { field.selectAll(nil) }
    stage.perform { field.cut(nil) }
    #expect(field.text == "")
  }
}
