import Foundation
import Goldens
import NavigationKit
import Testing

/// Alerts and the keyboard.
struct AlertKeyboardTests {
  private let fixture = AlertFixture()
  private var stage: Stage { fixture.stage }
  private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 350, height: 40))

  init() {
    stage.hasSoftwareKeyboard = true
    field.placeholder = "Message"
    fixture.page.view.addSubview(field)
  }

  @Test func `an alert with a field stands in the middle of what the keyboard leaves`() {
    let alert = fixture.alert(.alert, fixture.action("Sign In"), fixture.action("Cancel", .cancel))
    alert.addTextField { $0.placeholder = "Name" }
    fixture.present(alert)
    let card = alert.view.convert(alert.view.bounds, to: nil)
    let keyboard = fixture.frame("Q").minY
    #expect(fixture.frame("Sign In").maxY < keyboard)
    stage.hasSoftwareKeyboard = false
    stage.settle()
    let lower = alert.view.convert(alert.view.bounds, to: nil)
    #expect(lower.midY == 432 && card.midY < lower.midY - 100)
  }

  @Test func `the field that is typed in stays in sight where a rotation leaves little room`() {
    let alert = fixture.alert(.alert, fixture.action("Sign In"), fixture.action("Cancel", .cancel))
    for name in ["Name", "Number"] { alert.addTextField { $0.placeholder = name } }
    fixture.present(alert)
    stage.tap("Number")
    stage.settle()
    stage.rotate(to: CGSize(width: 844, height: 390), safeAreaInsets: UIEdgeInsets(bottom: 21))
    stage.settle()
    let field = fixture.frame("Number")
    #expect(field != .null && field.maxY <= fixture.frame("Sign In").minY + 1)
    #expect(alert.textFields?.last?.isFirstResponder == true)
  }

  @Test
  func `what is typed while an alert is up is not for the text behind it, which then has the keys`()
  {
    stage.tap("Message")
    stage.typeText("Hello")
    #expect(field.isFirstResponder)
    fixture.present(fixture.alert(.alert, fixture.action("Cancel", .cancel), fixture.action("Go")))
    #expect(!field.isFirstResponder && stage.element(.key) == nil)
    stage.typeText("xyz")
    #expect(field.text == "Hello")
    stage.tap("Go")
    stage.settle()
    #expect(field.isFirstResponder)
    stage.typeText("!")
    #expect(field.text == "Hello!")
  }
}
