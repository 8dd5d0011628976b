import Foundation
import Input
import NavigationKit
import Testing

/// Fields that are asked to be edited before they are on screen.
struct EarlyEditingTests {
  private let fixture = NavigationFixture("Albums")
  private let form = Form()

  @Test(arguments: Form.Moment.allCases)
  fileprivate func `a field that a page asks for on its way is edited there`(_ moment: Form.Moment)
  {
    form.moment = moment
    fixture.navigation.pushViewController(form, animated: true)
    fixture.stage.settle()
    #expect(form.field.isFirstResponder && form.heard == ["should begin", "did begin"])
    fixture.stage.send(.text(TextEvent(text: "Sea", time: fixture.stage.now)))
    #expect(form.field.text == "Sea")
  }

  @Test func `a field that gave it up again before is not edited`() {
    form.moment = .loading
    form.loadViewIfNeeded()
    form.field.resignFirstResponder()
    fixture.navigation.pushViewController(form, animated: true)
    fixture.stage.settle()
    #expect(!form.field.isFirstResponder && form.heard.isEmpty)
  }

  @Test func `a field that is not enabled does not follow`() {
    form.field.isEnabled = false
    form.moment = .loading
    fixture.navigation.pushViewController(form, animated: true)
    fixture.stage.settle()
    form.field.isEnabled = true
    #expect(!form.field.isFirstResponder)
  }

  @Test func `a text view follows as well`() {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    #expect(!view.becomeFirstResponder())
    fixture.navigation.topViewController?.view.addSubview(view)
    #expect(view.isFirstResponder)
  }

  @Test func `a view that followed once does not when it leaves and comes back`() {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
    #expect(!view.becomeFirstResponder())
    let page = fixture.navigation.topViewController?.view
    page?.addSubview(view)
    #expect(view.isFirstResponder)
    view.removeFromSuperview()
    page?.addSubview(view)
    #expect(view.window != nil && !view.isFirstResponder)
  }
}

/// A page with a field, which it asks for at a moment.
private final class Form: UIViewController, UITextFieldDelegate {
  enum Moment: CaseIterable {
    case loading, appearing, appeared
  }

  let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
  var moment: Moment?
  private(set) var heard: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    field.delegate = self
    if moment == .loading { field.becomeFirstResponder() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if moment == .appearing { field.becomeFirstResponder() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if moment == .appeared { field.becomeFirstResponder() }
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    heard.append("should begin")
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("did begin") }
}
