import Drawing
import Foundation
import Input
import NavigationKit
import Testing

/// Methods that are called by name, three classes deep.
struct SelectorTests {
  @Test func `an action reaches the method, with as much as it takes`() {
    let counter = Counter()
    let button = UIButton(frame: .zero)
    for (action, event) in [
      ("count", UIControl.Event.touchDown), ("countOf:", .touchDown),
      ("countOf:event:", .touchDown),
      ("countAnything:", .valueChanged),
    ] { button.addTarget(counter, action: Selector(action), for: event) }
    button.sendActions(for: .touchDown)
    #expect(counter.heard == ["count", "UIButton", "UIButton nil"])
    button.sendActions(for: .valueChanged)
    #expect(counter.heard.last == "UIButton as Any")
  }

  @Test func `a subclass overrides methods and adds names, three classes deep`() {
    let top = TopCounter()
    for name in ["count", "middle", "shared", "top"] { top.perform(Selector(name)) }
    #expect(
      top.heard == ["top count", "middle count", "count", "middle", "top for shared", "top"])
    let middle = MiddleCounter()
    middle.perform("shared")
    #expect(middle.heard == ["shared"] && !middle.responds(to: "top"))
    #expect(top.responds(to: "top") && top.responds(to: "countOf:"))
  }

  @Test func `what a method returns comes back`() {
    #expect(Counter().perform("sum::", with: 2, with: 3) as? Int == 5)
    #expect(NSStringFromSelector(NSSelectorFromString("count")) == "count")
  }

  @Test func `a name that a target has not stops with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Counter().perform("forget:") }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("-[Counter forget:]: unrecognized selector sent to instance"))
  }

  @Test func `a sender of another type stops with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = Counter().perform("countOf:", with: UILabel()) }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("-[Counter countOf:]: takes UIControl and was sent UILabel."))
  }
}

class Counter: UIViewController, SelectorResponding {
  class var selectors: SelectorTable {
    [
      "count": .init(Counter.once), "countOf:": .init(Counter.count(of:)),
      "countOf:event:": .init(Counter.count(of:event:)), "sum::": .init(Counter.sum),
      "countAnything:": .init(Counter.countAnything), "shared": .init(Counter.shared),
    ]
  }
  var heard: [String] = []
  func once() { heard.append("count") }
  func count(of sender: UIControl) { heard.append("\(type(of: sender))") }
  func count(of sender: UIControl, event: UIEvent?) {
    heard.append("\(type(of: sender)) \(event == nil ? "nil" : "event")")
  }
  func countAnything(_ sender: Any) { heard.append("\(type(of: sender)) as Any") }
  func shared() { heard.append("shared") }
  private func sum(_ first: Int, _ second: Int) -> Int { first + second }
}

class MiddleCounter: Counter {
  override class var selectors: SelectorTable {
    super.selectors.adding(["middle": .init(MiddleCounter.middle)])
  }
  override func once() {
    heard.append("middle count")
    super.once()
  }
  func middle() { heard.append("middle") }
}

final class TopCounter: MiddleCounter {
  override class var selectors: SelectorTable {
    super.selectors.adding(["top": .init(TopCounter.top), "shared": .init(TopCounter.forShared)])
  }
  override func once() {
    heard.append("top count")
    super.once()
  }
  func top() { heard.append("top") }
  private func forShared() { heard.append("top for shared") }
}
