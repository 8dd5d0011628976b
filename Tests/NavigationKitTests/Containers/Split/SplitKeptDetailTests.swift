import Foundation
import NavigationKit
import Testing

/// Navigation controllers that an app keeps for the secondary column, while all is one stack.
struct SplitKeptDetailTests {
  private let fixture = ColumnsFixture(.unspecified, size: ColumnsFixture.phone)
  private var split: UISplitViewController { fixture.split }

  private func kept(_ names: String...) -> UINavigationController {
    let stack = UINavigationController()
    stack.setViewControllers(names.map(fixture.page), animated: false)
    return stack
  }

  private func titles(of stack: UINavigationController) -> [String?] {
    stack.viewControllers.map(\.title)
  }

  @Test func `a detail that was shown before comes back with its pages`() {
    for waits in [true, false] {
      let (first, second) = (kept("A", "A2"), kept("B"))
      for detail in [first, second, first] {
        split.showDetailViewController(detail, sender: nil)
        fixture.stage.advance(by: 0.1)
        if waits { fixture.stage.settle() }
      }
      fixture.stage.settle()
      #expect(fixture.stack == ["P", "A", "A2"] && fixture.titles == ["A2"])
      #expect(titles(of: first) == ["A", "A2"] && titles(of: second) == ["B"])
    }
    fixture.resize(ColumnsFixture.landscape)
    #expect(fixture.titles == ["P", "A2"])
  }

  @Test func `a detail stays in sight while another one is pushed over it`() {
    let first = kept("A")
    split.showDetailViewController(first, sender: nil)
    fixture.stage.settle()
    split.showDetailViewController(kept("B"), sender: nil)
    fixture.stage.advance(by: 0.1)
    #expect(first.viewControllers.first.flatMap(fixture.extent) != nil)
    fixture.stage.settle()
    #expect(first.viewControllers.first?.parent === first && first.parent == nil)
  }

  @Test func `columns that are set again come back with their pages`() {
    let fixture = ColumnsFixture(size: ColumnsFixture.phone)
    let (first, second) = (kept("A", "A2"), kept("B"))
    for detail in [first, second, first] {
      fixture.split.show(.primary)
      fixture.stage.settle()
      fixture.split.setViewController(detail, for: .secondary)
      #expect(fixture.stack == ["P"])
      fixture.split.show(.secondary)
      fixture.stage.settle()
    }
    #expect(fixture.stack == ["P", "A", "A2"] && titles(of: second) == ["B"])
    fixture.split.setViewController(second, for: .secondary)
    #expect(fixture.stack == ["P", "B"] && titles(of: first) == ["A", "A2"])
  }

  @Test func `a detail's stack tells which pages are its own, and takes more`() {
    let detail = kept("A")
    split.showDetailViewController(detail, sender: nil)
    fixture.stage.settle()
    #expect(detail.topViewController?.title == "A" && detail.visibleViewController?.title == "A")
    detail.pushViewController(fixture.page("A2"), animated: true)
    fixture.stage.advance(by: 0.1)
    #expect(titles(of: detail) == ["A", "A2"])
    fixture.stage.settle()
    #expect(fixture.stack == ["P", "A", "A2"] && fixture.titles == ["A2"])
    #expect(detail.popViewController(animated: true)?.title == "A2")
    fixture.stage.settle()
    #expect(fixture.titles == ["A"] && detail.popViewController(animated: true) == nil)
    detail.viewControllers = ["X", "Y", "Z"].map(fixture.page)
    #expect(detail.popToRootViewController(animated: false)?.map(\.title) == ["Y", "Z"])
    detail.show(fixture.page("A3"), sender: nil)
    fixture.stage.settle()
    #expect(fixture.stack == ["P", "X", "A3"])
    fixture.resize(ColumnsFixture.landscape)
    #expect(titles(of: detail) == ["X", "A3"] && fixture.titles == ["P", "A3"])
  }

  @Test func `a push below another column's pages stays below`() {
    let fixture = ColumnsFixture(.tripleColumn, size: ColumnsFixture.phone)
    let middle = kept("M")
    fixture.split.setViewController(middle, for: .supplementary)
    middle.pushViewController(fixture.page("M2"), animated: false)
    #expect(fixture.stack == ["P", "M", "M2", "D"] && fixture.titles == ["D"])
    middle.popViewController(animated: false)
    #expect(fixture.stack == ["P", "M", "D"])
  }

  @Test func `a detail has its pages itself once a finger has gone back`() {
    let detail = kept("A", "A2")
    split.showDetailViewController(detail, sender: nil)
    fixture.stage.settle()
    fixture.stage.tap("A")
    fixture.stage.settle()
    #expect(titles(of: detail) == ["A"])
    let page = detail.viewControllers.first
    fixture.stage.press(at: CGPoint(x: 2, y: 400))
    fixture.stage.move(to: CGPoint(x: 300, y: 400), over: 0.3)
    #expect(fixture.stack == ["P"] && titles(of: detail) == ["A"] && page?.parent !== detail)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.titles == ["P"] && titles(of: detail) == ["A"] && page?.parent === detail)
    detail.pushViewController(fixture.page("A3"), animated: true)
    fixture.stage.settle()
    #expect(fixture.stack == ["P"])
    split.showDetailViewController(detail, sender: nil)
    fixture.stage.settle()
    #expect(fixture.stack == ["P", "A", "A3"])
  }

  @Test func `a detail that leaves for another container takes its pages along`() {
    let detail = kept("A", "A2")
    split.showDetailViewController(detail, sender: nil)
    fixture.stage.settle()
    detail.removeFromParent()
    fixture.stage.settle()
    #expect(fixture.stack == ["P"] && titles(of: detail) == ["A", "A2"])
    fixture.resize(ColumnsFixture.landscape)
    #expect(fixture.titles == ["P"] && titles(of: detail) == ["A", "A2"])
  }

  @Test func `a page that left for elsewhere is not taken back`() {
    let (detail, elsewhere) = (kept("A", "A2"), UIViewController())
    split.showDetailViewController(detail, sender: nil)
    fixture.stage.settle()
    let page = detail.viewControllers[1]
    elsewhere.addChild(page)
    #expect(fixture.stack == ["P", "A"] && page.parent === elsewhere)
    fixture.resize(ColumnsFixture.landscape)
    #expect(titles(of: detail) == ["A"] && page.parent === elsewhere)
  }

  @Test func `without a primary one, a detail takes the place of the one shown`() {
    let fixture = ColumnsFixture(size: ColumnsFixture.phone)
    fixture.split.setViewController(nil, for: .primary)
    fixture.split.showDetailViewController(kept("A"), sender: nil)
    fixture.stage.settle()
    #expect(fixture.stack == ["A"] && fixture.titles == ["A"])
  }
}
