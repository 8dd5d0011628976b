import Goldens
import Foundation
import NavigationKit
import Testing

/// The end of editing, asked of a view that a text is in.
struct EndEditingTests {
  private let stage = Stage(size: .phone)
  private let page = UIViewController()
  private let box = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
  private let field = UITextField(frame: CGRect(x: 20, y: 20, width: 150, height: 40))
  private let other = UITextField(frame: CGRect(x: 20, y: 300, width: 150, height: 40))

  init() {
    box.addSubview(field)
    page.view.addSubview(box)
    page.view.addSubview(other)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.settle()
    stage.tap(at: CGPoint(x: 60, y: 140))
    stage.settle()
  }

  @Test func `a view ends the editing inside it, and only there`() {
    #expect(field.isFirstResponder)
    #expect(other.endEditing(false))
    #expect(field.isFirstResponder)
    #expect(box.endEditing(false))
    #expect(!field.isFirstResponder)
    #expect(box.endEditing(false))
  }

  @Test func `a text that refuses to end is only ended by force`() {
    final class Refusal: UIResponder, UITextFieldDelegate {
      var ended = 0
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
      func textFieldDidEndEditing(_ textField: UITextField) { ended += 1 }
    }
    let refusal = Refusal()
    field.delegate = refusal
    #expect(!stage.window.endEditing(false))
    #expect(field.isFirstResponder && refusal.ended == 0)
    #expect(page.view.endEditing(true))
    #expect(!field.isFirstResponder && refusal.ended == 1)
  }
}
