import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// A navigation bar without a navigation controller.
struct StandaloneBarTests {
  private struct Fixture {
    let stage = Stage(
      size: CGSize(width: 390, height: 300), safeAreaInsets: UIEdgeInsets(top: 20))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 390, height: 44))
    let owner = BarListener()

    init(_ titles: String...) {
      bar.items = titles.map { UINavigationItem(title: $0) }
      let controller = UIViewController()
      stage.window.rootViewController = controller
      stage.window.makeKeyAndVisible()
      controller.view.addSubview(bar)
      bar.delegate = owner
    }

    var titles: [String] { (bar.items ?? []).map { $0.title ?? "" } }

    func labels(_ role: StageElement.Role) -> [String] {
      stage.elements().filter { $0.role == role }.map(\.label)
    }
  }

  @Test func `it keeps its frame and shows the top item and the way back`() {
    let fixture = Fixture("A", "B")
    #expect(fixture.bar.frame == CGRect(x: 0, y: 20, width: 390, height: 44))
    #expect(fixture.bar.topItem?.title == "B" && fixture.bar.backItem?.title == "A")
    #expect(fixture.labels(.title) == ["B"] && fixture.labels(.backButton) == ["A"])
  }

  @Test func `an unanimated push asks and tells inside the call`() {
    let fixture = Fixture("A")
    fixture.bar.pushItem(UINavigationItem(title: "B"), animated: false)
    #expect(fixture.owner.calls == ["shouldPush B", "didPush B"])
    #expect(fixture.labels(.title) == ["B"])
  }

  @Test func `an animated push counts at once and tells when it has arrived`() {
    let fixture = Fixture("A")
    fixture.bar.pushItem(UINavigationItem(title: "B"), animated: true)
    #expect(fixture.titles == ["A", "B"])
    #expect(fixture.owner.calls == ["shouldPush B"])
    fixture.stage.advance(by: 0.1)
    let title = fixture.stage.element(.title, "B")
    #expect(title.map { $0.frame.midX > 200 && $0.frame.midX < 390 } == true)
    fixture.stage.settle()
    #expect(fixture.stage.now > 0.49 && fixture.stage.now <= 0.5)
    #expect(fixture.owner.calls == ["shouldPush B", "didPush B"])
    #expect(fixture.labels(.title) == ["B"] && fixture.labels(.backButton) == ["A"])
  }

  @Test func `a press of the back button pops and asks first`() {
    let fixture = Fixture("A", "B")
    fixture.owner.allows = false
    fixture.stage.tap("A")
    #expect(fixture.titles == ["A", "B"])
    fixture.owner.allows = true
    fixture.stage.tap("A")
    fixture.stage.settle()
    #expect(fixture.titles == ["A"])
    #expect(fixture.owner.calls == ["shouldPop B", "shouldPop B", "didPop B"])
    #expect(fixture.labels(.backButton).isEmpty)
  }

  @Test func `popping returns the item, or nil where the delegate objects or there is none`() {
    let fixture = Fixture("A", "B")
    #expect(fixture.bar.popItem(animated: false)?.title == "B")
    fixture.owner.allows = false
    #expect(fixture.bar.popItem(animated: false) == nil)
    fixture.bar.pushItem(UINavigationItem(title: "C"), animated: false)
    #expect(fixture.titles == ["A"])
    fixture.bar.items = nil
    #expect(fixture.bar.popItem(animated: true) == nil)
  }

  @Test func `a change in flight ends the one before, callbacks included`() {
    let fixture = Fixture("A")
    fixture.bar.pushItem(UINavigationItem(title: "B"), animated: true)
    fixture.stage.advance(by: 0.1)
    fixture.bar.popItem(animated: true)
    #expect(fixture.owner.calls == ["shouldPush B", "shouldPop B", "didPush B"])
    fixture.stage.settle()
    #expect(fixture.owner.calls.last == "didPop B")
    #expect(fixture.labels(.title) == ["A"])
    #expect(fixture.bar.subviews.count == 2)
  }

  @Test(
    arguments: [(["A"], true), (["A", "B", "C"], false), (["X"], false)] as [([String], Bool)])
  func `setting items moves like a pop if the new top was there`(titles: [String], isPop: Bool) {
    let fixture = Fixture("A", "B")
    let old = fixture.bar.items ?? []
    let items = titles.map { title in
      old.first { $0.title == title } ?? UINavigationItem(title: title)
    }
    fixture.bar.setItems(items, animated: true)
    fixture.stage.advance(by: 0.05)
    #expect(fixture.bar.progress?.isPop == isPop)
    fixture.stage.settle()
    #expect(fixture.labels(.title) == [titles.last ?? ""])
    #expect(fixture.owner.calls.isEmpty)
  }

  @Test func `a bar that leaves the screen in flight has arrived`() {
    let fixture = Fixture("A")
    fixture.bar.pushItem(UINavigationItem(title: "B"), animated: true)
    fixture.bar.removeFromSuperview()
    #expect(fixture.owner.calls == ["shouldPush B", "didPush B"])
    fixture.stage.settle()
  }

  @Test func `only a bar attached to the top goes on under the status bar`() {
    let fixture = Fixture("A")
    fixture.bar.layoutIfNeeded()
    #expect(fixture.bar.barPosition == .top)
    #expect(fixture.bar.background.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
    fixture.owner.place = .topAttached
    fixture.bar.setNeedsLayout()
    fixture.bar.layoutIfNeeded()
    #expect(fixture.bar.background.frame == CGRect(x: 0, y: -20, width: 390, height: 64))
    #expect(UIToolbar(frame: .zero).barPosition == .bottom)
  }

  @Test func `the list of a held back button pops to an item`() {
    let fixture = Fixture("A", "B", "C")
    fixture.stage.press(at: CGPoint(x: 30, y: 42))
    fixture.stage.advance(by: 0.5)
    fixture.stage.release()
    fixture.stage.settle()
    fixture.owner.calls = []
    let first = fixture.stage.element(.menuItem, "A")
    fixture.stage.tap(at: CGPoint(x: first?.frame.midX ?? 0, y: first?.frame.midY ?? 0))
    fixture.stage.settle()
    #expect(fixture.titles == ["A"])
    #expect(fixture.owner.calls == ["shouldPop C", "didPop C"])
  }
}

/// Records its delegate calls, and may refuse.
private final class BarListener: NSObject, UINavigationBarDelegate {
  var calls: [String] = []
  var allows = true
  var place = UIBarPosition.any

  func navigationBar(
    _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
  ) -> Bool {
    calls.append("shouldPush \(item.title ?? "")")
    return allows
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    calls.append("didPush \(item.title ?? "")")
  }
  func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool {
    calls.append("shouldPop \(item.title ?? "")")
    return allows
  }
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    calls.append("didPop \(item.title ?? "")")
  }
  func position(for bar: any UIBarPositioning) -> UIBarPosition { place }
}
