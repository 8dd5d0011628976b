import Foundation
import Testing

@testable import NavigationKit

/// Views of the app in the place of the keyboard, and above it.
struct InputViewTests {
  private let fixture = KeyboardFixture()
  private var stage: Stage { fixture.stage }
  private var name: UITextField { fixture.name }

  private func has(_ label: String) -> Bool {
    stage.elements().contains { $0.label == label && $0.role != .textField }
  }
  private func frame(_ label: String) -> CGRect {
    stage.elements().first { $0.label == label }?.frame ?? .zero
  }

  private func picker() -> UIDatePicker {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 300, height: 216))
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .time
    return picker
  }

  /// A bar with a button that ends typing.
  private func bar() -> UIToolbar {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let name = name
    bar.items = [
      UIBarButtonItem(primaryAction: UIAction(title: "Finish") { _ in name.resignFirstResponder() })
    ]
    return bar
  }

  @Test func `a picker slides up in the place of the keyboard, above the home indicator`() {
    let picker = picker()
    name.inputView = picker
    stage.tap("Name")
    stage.advance(by: 0.3)
    #expect(!has("q") && stage.isSettled)
    #expect(picker.superview?.superview is KeyboardWindow)
    #expect(picker.convert(picker.bounds, to: nil) == CGRect(x: 0, y: 594, width: 390, height: 216))
    name.resignFirstResponder()
    stage.advance(by: 0.3)
    #expect(picker.window == nil && stage.isSettled)
  }

  /// A bar that says how high it is, and gets higher.
  private final class GrowingBar: UIView {
    var height: CGFloat = 40 {
      didSet { invalidateIntrinsicContentSize() }
    }
    override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: height)
    }
  }

  @Test func `a bar of flexible height is as high as its content, and grows with it`() {
    let bar = GrowingBar(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    bar.autoresizingMask = .flexibleHeight
    name.inputAccessoryView = bar
    stage.tap("Name")
    stage.advance(by: 0.4)
    let (keys, before) = (stage.keyboardFrame.maxY, bar.convert(bar.bounds, to: nil))
    #expect(before.height == 40 && before.minY == stage.keyboardFrame.minY)
    bar.height = 90
    stage.advance(by: 0.4)
    let after = bar.convert(bar.bounds, to: nil)
    #expect(after == CGRect(x: 0, y: before.minY - 50, width: before.width, height: 90))
    #expect(stage.keyboardFrame.maxY == keys && stage.keyboardFrame.minY == after.minY)
  }

  @Test func `a wheel of it turns under a finger, and the field stays`() {
    let picker = picker()
    name.inputView = picker
    let start = picker.date
    stage.tap("Name")
    stage.advance(by: 0.3)
    stage.drag(from: CGPoint(x: 150, y: 720), to: CGPoint(x: 150, y: 640), over: 0.3)
    stage.settle()
    #expect(picker.date != start && name.isEditing)
  }

  @Test func `a bar stands on the keyboard and its button is tapped`() {
    name.inputAccessoryView = bar()
    stage.tap("Name")
    stage.advance(by: 0.3)
    #expect(has("q") && frame("Finish").maxY <= 844 - 336)
    #expect(frame("q").minY == 559)
    stage.tap("q")
    #expect(name.text == "q")
    stage.tap("Finish")
    stage.advance(by: 0.3)
    #expect(!name.isEditing && !has("q") && !has("Finish"))
  }

  @Test func `notifications and guides count what is above the keyboard`() {
    let log = KeyboardLog(stage)
    name.inputAccessoryView = bar()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    let page: UIView = fixture.controller.view
    page.addSubview(box)
    NSLayoutConstraint.activate([
      box.bottomAnchor.constraint(equalTo: page.keyboardLayoutGuide.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 10),
    ])
    stage.tap("Name")
    stage.advance(by: 0.3)
    #expect(log.ends.last == CGRect(x: 0, y: 844 - 336 - 44, width: 390, height: 336 + 44))
    #expect(box.frame.maxY == 464)
    // The next field has no bar: the keyboard gets lower, and nobody hears that it went.
    stage.tap("Mail")
    stage.advance(by: 0.3)
    #expect(log.ends.last == CGRect(x: 0, y: 844 - 336, width: 390, height: 336))
    #expect(!log.names.contains("WillHide") && !has("Finish"))
  }

  @Test func `without a keyboard that is drawn both are shown all the same`() {
    stage.hasSoftwareKeyboard = false
    let picker = picker()
    (name.inputView, name.inputAccessoryView) = (picker, bar())
    stage.tap("Name")
    stage.advance(by: 0.3)
    #expect(picker.convert(picker.bounds, to: nil).minY == 594 && has("Finish"))
    name.inputView = nil
    name.reloadInputViews()
    stage.advance(by: 0.3)
    // The bar alone is above the home indicator.
    #expect(picker.window == nil && frame("Finish").maxY <= 844 - 34)
  }

  @Test func `views are put anew when the responder says so`() {
    name.inputView = picker()
    stage.tap("Name")
    stage.advance(by: 0.3)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
    name.inputView = other
    #expect(other.window == nil)
    name.reloadInputViews()
    stage.advance(by: 0.3)
    #expect(other.convert(other.bounds, to: nil) == CGRect(x: 0, y: 710, width: 390, height: 100))
    other.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    name.reloadInputViews()
    stage.advance(by: 0.3)
    #expect(other.frame.height == 257)
  }

  @Test func `a controller's bar is at the bottom, and a field in it is typed into`() throws {
    let chat = Chat()
    chat.field.autocapitalizationType = .none
    stage.window.rootViewController = chat
    stage.advance(by: 0.3)
    #expect(chat.becomeFirstResponder())
    stage.advance(by: 0.3)
    #expect(frame("Message").maxY <= 844 - 34 && !has("q"))
    stage.tap("Message")
    stage.advance(by: 0.3)
    #expect(has("q") && frame("Message").maxY <= 844 - 336)
    stage.tap("q")
    #expect(chat.field.text == "q")
    chat.field.resignFirstResponder()
    stage.advance(by: 0.3)
    #expect(chat.isFirstResponder && !has("q"))
    #expect(stage.elements().contains { $0.role == .textField && $0.frame.maxY <= 844 - 34 })
  }

  private final class Chat: UIViewController {
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 300, height: 34))
    private lazy var bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))

    override func viewDidLoad() {
      super.viewDidLoad()
      field.placeholder = "Message"
      bar.addSubview(field)
    }

    override var canBecomeFirstResponder: Bool { true }
    override var inputAccessoryView: UIView? { bar }
  }
}

/// Constraints that are in force by where the keyboard is.
struct TrackingGuideTests {
  @Test func `constraints are in force at the edges where the keyboard is, or away from them`() {
    let page = KeyboardFixture().controller.view ?? UIView()
    let guide = page.keyboardLayoutGuide
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(box)
    let widths = [10, 20, 30].map { box.widthAnchor.constraint(equalToConstant: $0) }
    guide.setConstraints([widths[0]], activeWhenNearEdge: .bottom)
    guide.setConstraints([widths[1]], activeWhenNearEdge: .trailing)
    guide.setConstraints([widths[2]], activeWhenAwayFrom: [.leading, .trailing])
    #expect(widths.map(\.isActive) == [true, false, true])
    #expect(guide.constraints(activeWhenNearEdge: .trailing) == [widths[1]])
    guide.setConstraints([], activeWhenNearEdge: .bottom)
    #expect(widths.map(\.isActive) == [false, false, true])
    guide.removeAllTrackedConstraints()
    #expect(widths.map(\.isActive) == [false, false, false])
  }
}
