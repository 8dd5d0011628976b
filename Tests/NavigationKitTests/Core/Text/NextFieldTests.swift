import Foundation
import Goldens
import Input
import NavigationKit
import Testing

/// The Tab key, which goes from text to text.
struct NextFieldTests {
  private let stage = Stage(size: .phone)
  private let page = UIViewController()
  private let fields = (0..<4).map { _ in UITextField(frame: .zero) }

  init() {
    // The last is above the others, and the second and the third are in one line.
    for (field, place) in zip(fields, [(20, 200), (20, 300), (200, 300), (20, 100)]) {
      field.frame = CGRect(x: place.0, y: place.1, width: 150, height: 40)
      page.view.addSubview(field)
    }
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  private func press(_ modifiers: Modifiers = []) {
    stage.send(.key(KeyEvent(key: .tab, modifiers: modifiers, time: stage.now)))
  }

  private var edited: Int? { fields.firstIndex(where: \.isFirstResponder) }

  @Test func `Tab edits the next field in reading order, and after the last the first`() {
    press(.alternate)
    #expect(edited == nil)
    fields[3].becomeFirstResponder()
    let order = (1...4).map { _ in
      press()
      return edited
    }
    #expect(order == [0, 1, 2, 3])
    press(.shift)
    #expect(edited == 2)
    press(.alternate)
    #expect(edited == 2)
  }

  @Test func `fields out of use are left out, and a text view keeps the key`() {
    fields[0].isHidden = true
    fields[1].isEnabled = false
    let text = UITextView(frame: CGRect(x: 20, y: 400, width: 300, height: 100))
    page.view.addSubview(text)
    fields[3].becomeFirstResponder()
    press()
    #expect(edited == 2)
    press()
    #expect(text.isFirstResponder)
    press()
    #expect(text.isFirstResponder && text.text == "\t")
    press(.shift)
    #expect(edited == 2)
  }

  @Test func `in an alert it stays there`() {
    let alert = UIAlertController(title: "Sign In", message: nil, preferredStyle: .alert)
    for _ in 1...2 { alert.addTextField() }
    page.present(alert, animated: true)
    stage.settle()
    stage.typeText("Ada")
    press()
    stage.typeText("12")
    #expect(alert.textFields?.map(\.text) == ["Ada", "12"])
    press()
    #expect(alert.textFields?.first?.isFirstResponder == true)
  }
}
