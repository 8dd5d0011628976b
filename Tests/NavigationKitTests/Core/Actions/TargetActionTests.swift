import Goldens
import Drawing
import Foundation
import Input
import NavigationKit
import Testing

/// Target and action of controls, bar buttons and gestures.
struct TargetActionTests {
  private let stage = Stage(size: .smallPhone)
  private let page = TargetPage()

  init() {
    stage.window.rootViewController = UINavigationController(rootViewController: page)
    stage.window.makeKeyAndVisible()
  }

  @Test func `a tapped button calls its target with itself and the event`() {
    page.button.addTarget(page, action: "tapped:event:", for: .touchUpInside)
    page.button.addTarget(page, action: "tapped:event:", for: .touchUpInside)
    stage.tap("Push me")
    #expect(page.heard == ["Push me with event"])
    #expect(page.button.allTargets == [page])
    #expect(
      page.button.actions(forTarget: page, forControlEvent: .touchUpInside) == ["tapped:event:"])
    page.button.removeTarget(page, action: nil, for: .allEvents)
    stage.tap("Push me")
    #expect(page.heard.count == 1 && page.button.allTargets.isEmpty)
    #expect(page.button.actions(forTarget: page, forControlEvent: .touchUpInside) == nil)
  }

  @Test func `without a target the responder chain is asked, the first responder first`() {
    page.button.addTarget(nil, action: "tapped:event:", for: .touchUpInside)
    stage.tap("Push me")
    #expect(page.heard == ["Push me with event"])
    let field = ListeningField(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
    page.view.addSubview(field)
    field.becomeFirstResponder()
    stage.tap("Push me")
    #expect(field.heard == 1 && page.heard.count == 1)
  }

  @Test func `what says that it cannot perform an action is passed over`() {
    page.button.addTarget(nil, action: "tapped:event:", for: .touchUpInside)
    let field = ListeningField(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
    page.view.addSubview(field)
    field.becomeFirstResponder()
    field.isBusy = true
    stage.tap("Push me")
    #expect(field.heard == 0 && page.heard == ["Push me with event"])
    field.isBusy = false
    stage.tap("Push me")
    #expect(field.heard == 1 && page.heard.count == 1)
  }

  @Test func `targets are held weakly`() {
    var target: TargetPage? = TargetPage()
    weak let watched = target
    page.button.addTarget(target, action: "tapped:event:", for: .touchUpInside)
    target = nil
    #expect(watched == nil)
    stage.tap("Push me")
    #expect(page.heard.isEmpty && page.button.allTargets.isEmpty)
  }

  @Test func `an override of sendAction stands between a control and its targets`() {
    let button = QuietButton(frame: CGRect(x: 0, y: 300, width: 100, height: 44))
    button.addTarget(page, action: "tapped:event:", for: .touchDown)
    button.sendActions(for: .touchDown)
    #expect(button.sent == ["tapped:event:"] && page.heard.isEmpty)
  }

  @Test func `bar buttons call targets, the chain, or nobody`() {
    page.navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Own", style: .plain, target: page, action: "pressed:"),
      UIBarButtonItem(title: "Chain", style: .done, target: nil, action: "pressed:"),
      UIBarButtonItem(title: "None", style: .plain, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .add, target: page, action: "pressed:"),
    ]
    stage.tap("Chain")
    #expect(page.heard.isEmpty)  // The bar's responder chain does not include its page.
    page.becomeFirstResponder()
    for label in ["Own", "Chain", "None", "Add"] { stage.tap(label) }
    #expect(page.heard == ["Own", "Chain", "no title"])
    let item = UIBarButtonItem(image: UIImage(), style: .plain, target: page, action: "pressed:")
    #expect(item.target === page && item.action == "pressed:")
  }

  @Test func `a bar button that toggles asks the chain that it was pressed in`() {
    let stack = TargetStack(rootViewController: page)
    stage.window.rootViewController = stack
    let item = UIBarButtonItem(title: "Star", style: .plain, target: nil, action: "pressed")
    item.changesSelectionAsPrimaryAction = true
    page.navigationItem.rightBarButtonItem = item
    stage.tap("Star")
    stage.tap("Star")
    #expect(stack.presses == 2 && !item.isSelected)
  }

  @Test func `a recogniser calls its targets until they are removed`() {
    let tap = UITapGestureRecognizer(target: page, action: "tap:")
    page.view.addGestureRecognizer(tap)
    stage.tap(at: CGPoint(x: 300, y: 400))
    #expect(page.heard == ["tap ended"])
    tap.removeTarget(page, action: "tap:")
    stage.settle()
    stage.tap(at: CGPoint(x: 300, y: 400))
    #expect(page.heard.count == 1)
  }

  @Test func `the application sends up the chain to its delegate`() {
    let delegate = ListeningApp()
    let stage = Stage(size: .smallPhone)
    #expect(stage.launch(delegate))
    let label = UILabel()
    stage.window.addSubview(label)
    #expect(label.target(forAction: "save", withSender: nil) as? ListeningApp === delegate)
    #expect(delegate.application?.sendAction("save", to: nil, from: label, for: nil) == true)
    #expect(delegate.application?.sendAction("lose", to: nil, from: label, for: nil) == false)
    #expect(delegate.saves == 1)
  }

  @Test func `a call waits for the stage's time, and can be called off`() {
    page.perform("tick:", with: "a", afterDelay: 1)
    page.perform("tick:", with: "b", afterDelay: 2)
    page.perform("tick:", with: "c", afterDelay: 3)
    NSObject.cancelPreviousPerformRequests(withTarget: page, selector: "tick:", object: "b")
    stage.advance(by: 1.5)
    #expect(page.heard == ["tick a"])
    stage.advance(by: 1)
    #expect(page.heard == ["tick a"])
    NSObject.cancelPreviousPerformRequests(withTarget: page)
    stage.advance(by: 5)
    #expect(page.heard == ["tick a"])
  }

  @Test func `a call on the main thread waits for what happens now, unless it is waited for`() {
    stage.perform {
      page.performSelector(inBackground: "tick:", with: "a")
      page.performSelector(onMainThread: "tick:", with: "b", waitUntilDone: false)
      page.performSelector(onMainThread: "tick:", with: "c", waitUntilDone: true)
      #expect(page.heard == ["tick c"])
    }
    stage.advance(by: 0.1)
    #expect(page.heard == ["tick c", "tick a", "tick b"])
  }
}

/// A page with selectors.
private final class TargetPage: UIViewController, SelectorResponding {
  class var selectors: SelectorTable {
    [
      "tapped:event:": .init(TargetPage.tapped), "pressed:": .init(TargetPage.pressed),
      "tap:": .init(TargetPage.tap), "tick:": .init(TargetPage.tick),
    ]
  }
  let button = UIButton(frame: CGRect(x: 20, y: 120, width: 120, height: 44))
  var heard: [String] = []
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.setTitle("Push me", for: .normal)
    view.addSubview(button)
  }
  private func tapped(_ sender: UIButton, event: UIEvent?) {
    heard.append("\(sender.titleLabel?.text ?? "") \(event == nil ? "alone" : "with event")")
  }
  private func pressed(_ sender: UIBarButtonItem) { heard.append(sender.title ?? "no title") }
  private func tap(_ sender: UITapGestureRecognizer) { heard.append("tap \(sender.state)") }
  private func tick(_ what: String) { heard.append("tick \(what)") }
}

/// A navigation controller with a selector.
private final class TargetStack: UINavigationController, SelectorResponding {
  class var selectors: SelectorTable { ["pressed": .init(TargetStack.pressed)] }
  private(set) var presses = 0
  private func pressed() { presses += 1 }
}

private final class ListeningField: UITextField, SelectorResponding {
  class var selectors: SelectorTable { ["tapped:event:": .init(ListeningField.hear)] }
  private(set) var heard = 0
  var isBusy = false
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    !isBusy && super.canPerformAction(action, withSender: sender)
  }
  private func hear() { heard += 1 }
}

private final class QuietButton: UIButton {
  var sent: [String] = []
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    sent.append("\(action)")
  }
}

private final class ListeningApp: UIResponder, UIApplicationDelegate, SelectorResponding {
  class var selectors: SelectorTable { ["save": .init(ListeningApp.save)] }
  private(set) var application: UIApplication?
  private(set) var saves = 0
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    self.application = application
    return true
  }
  private func save() { saves += 1 }
}
