import Foundation
import Goldens
import NavigationKit
import Testing

/// What elements say of themselves beside role, label and frame.
@MainActor
struct ElementFactTests {
  private let stage = Stage(size: .phone)
  private let page = UIViewController()

  init() {
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
  }

  private func add(_ view: UIView, to parent: UIView? = nil) {
    let y = parent == nil ? 100 + 60 * page.view.subviews.count : 0
    view.frame = CGRect(x: 20, y: CGFloat(y), width: 200, height: 40)
    (parent ?? page.view).addSubview(view)
    stage.settle()
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test func `a control has its value in words`() {
    let (toggle, slider, progress) = (UISwitch(), UISlider(), UIProgressView())
    slider.maximumValue = 4
    for view in [toggle, slider, progress] { add(view) }
    #expect(stage.element(.toggle)?.value == "off")
    toggle.isOn = true
    slider.value = 1
    progress.progress = 0.5
    #expect(stage.element(.toggle)?.value == "on")
    #expect(stage.element(.slider)?.value == "25%")
    #expect(stage.element(.progress)?.value == "50%")
    slider.accessibilityValue = "one of four"
    #expect(stage.element(.slider)?.value == "one of four")
    add(UIButton(configuration: .plain()))
    #expect(stage.element(.button).map(\.value) == .some(nil))
  }

  @Test func `a field is named by its placeholder, and its text is its value`() {
    let field = UITextField()
    field.placeholder = "Name"
    add(field)
    #expect(stage.element(.textField, "Name")?.value == "")
    field.text = "Ann"
    #expect(stage.element(.textField, "Name")?.value == "Ann")
    field.isSecureTextEntry = true
    #expect(stage.element(.textField, "Name")?.value == "•••")
    field.accessibilityLabel = "Your name"
    #expect(stage.element(.textField)?.label == "Your name")
  }

  @Test func `a field without a placeholder is named by the label before it`() {
    let (field, text) = (UITextField(), UITextView())
    (field.text, text.text) = ("Ann", "Some words")
    let rows = [[label("Name"), field], [label("Notes"), text]].map {
      UIStackView(arrangedSubviews: $0)
    }
    rows.forEach { add($0) }
    #expect(stage.labels(.textField).sorted() == ["Name", "Notes"])
    #expect(stage.element(.textField, "Notes")?.value == "Some words")
    for row in rows { row.insertSubview(UIView(), at: 1) }
    stage.settle()
    #expect(stage.labels(.textField) == ["", ""], "what is between is no label")
    let inner = UIStackView(arrangedSubviews: [field])
    let inside = UIStackView(arrangedSubviews: [label("City"), inner])
    add(inside)
    #expect(stage.element(.textField, "City") != nil, "the view that begins with it counts")
    let cell = UITableViewCell()
    cell.textLabel?.text = "Street"
    field.frame.size = CGSize(width: 80, height: 30)
    cell.accessoryView = field
    add(cell)
    #expect(stage.element(.textField, "Street") != nil)
  }

  @Test func `a field is pressed by its name or its text`() {
    let (field, other) = (UITextField(), UITextField())
    field.placeholder = "Name"
    field.text = "Ann"
    add(field)
    add(other)
    other.text = "Name"
    stage.tap("Ann")
    #expect(field.isFirstResponder)
    field.resignFirstResponder()
    stage.tap("Name")
    #expect(field.isFirstResponder, "a label goes before a text")
  }

  @Test func `what is selected, focused or disabled says so`() {
    let segments = UISegmentedControl(items: ["Day", "Week"])
    segments.selectedSegmentIndex = 1
    let field = UITextField()
    for view in [segments, field] { add(view) }
    #expect(stage.elements(.segment).filter(\.isSelected).map(\.label) == ["Week"])
    #expect(stage.element(.segment, "Week")?.traits == [.button, .selected])
    #expect(stage.element(.textField)?.isFocused == false)
    field.becomeFirstResponder()
    #expect(stage.element(.textField)?.isFocused == true)
    let link = UIView()
    link.isAccessibilityElement = true
    link.accessibilityLabel = "More"
    link.accessibilityTraits = [.link, .notEnabled, .selected]
    add(link)
    let found = stage.element(.button, "More")
    #expect(found?.isEnabled == false && found?.isSelected == true)
    #expect(found?.traits == [.link, .notEnabled, .selected])
  }

  @Test func `an element has the identifier of its view or its bar item`() {
    let item = UIBarButtonItem(title: "Edit", primaryAction: nil)
    item.accessibilityIdentifier = "edit"
    page.navigationItem.rightBarButtonItem = item
    stage.window.rootViewController = UINavigationController(rootViewController: page)
    let toggle = UISwitch()
    toggle.accessibilityIdentifier = "wifi"
    add(toggle)
    #expect(stage.element(.barButton)?.identifier == "edit")
    #expect(stage.element(.toggle)?.identifier == "wifi")
  }

  @Test func `a row has the texts beside its main one`() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "Family"
    cell.detailTextLabel?.text = "12 photos"
    let button = UIButton(configuration: .plain())
    button.setTitle("Share", for: .normal)
    add(cell)
    add(button, to: cell.contentView)
    #expect(stage.element(.cell)?.label == "Family")
    #expect(stage.element(.cell)?.details == ["12 photos"], "a button in it is one by itself")
    cell.detailTextLabel?.isHidden = true
    #expect(stage.element(.cell)?.details == [])
    #expect(stage.element(.button, "Share")?.details == [])
  }

  @Test func `an element that is no view says the same of itself`() {
    let part = UIAccessibilityElement(accessibilityContainer: page.view as Any)
    part.accessibilityLabel = "May"
    part.accessibilityValue = "12 books"
    part.accessibilityIdentifier = "bar.5"
    part.accessibilityTraits = [.button, .selected]
    part.accessibilityFrame = CGRect(x: 20, y: 100, width: 40, height: 40)
    page.view.accessibilityElements = [part]
    #expect(
      stage.elements() == [
        StageElement(
          role: .button, label: "May", frame: part.accessibilityFrame, identifier: "bar.5",
          value: "12 books", isSelected: true, traits: [.button, .selected])
      ])
  }
}
