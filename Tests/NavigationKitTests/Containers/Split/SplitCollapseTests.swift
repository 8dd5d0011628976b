import Foundation
import Testing

@testable import NavigationKit

/// Columns that are stacked, and part again.
struct SplitCollapseTests {
  @Test func `in compact width all is one stack, and parts again as it was`() {
    let fixture = ColumnsFixture()
    fixture.resize(ColumnsFixture.phone)
    #expect(fixture.split.isCollapsed && fixture.stack == ["P", "D"])
    #expect(fixture.titles == ["D"])
    #expect(fixture.split.viewControllers.count == 1)
    fixture.resize(ColumnsFixture.landscape)
    #expect(!fixture.split.isCollapsed && fixture.titles == ["P", "D"])
    #expect(fixture.pages.allSatisfy { $0.navigationController?.viewControllers == [$0] })
  }

  @Test func `pages hear once that they go and come, and the delegate what is asked of it`() {
    let fixture = ColumnsFixture()
    fixture.resize(ColumnsFixture.phone)
    #expect(
      fixture.heard() == [
        "topColumn(secondary)", "D.willDisappear", "D.didDisappear", "P.willDisappear",
        "D.willAppear", "D.isAppearing", "P.didDisappear", "D.didAppear", "didCollapse",
      ])
    fixture.resize(ColumnsFixture.landscape)
    #expect(
      fixture.heard() == [
        "D.willDisappear", "P.willAppear", "P.isAppearing", "D.didDisappear", "P.didAppear",
        "modeForExpanding(oneBesideSecondary)", "D.willAppear", "D.isAppearing", "D.didAppear",
        "didExpand",
      ])
  }

  @Test func `the other columns' pages stay when the controller that shows them goes`() {
    let fixture = ColumnsFixture()
    fixture.resize(ColumnsFixture.phone)
    let shown = fixture.split.viewControllers[0]
    let other = UIViewController()
    other.addChild(shown)
    #expect(shown.stackedPages == [fixture.pages[0]] && fixture.stack == ["D"])
    #expect(fixture.split.childForStatusBarStyle !== shown)
    fixture.stage.settle()
    #expect(fixture.titles == ["D"])
    fixture.resize(ColumnsFixture.landscape)
    #expect(fixture.titles == ["D"] && shown.parent === other)
    #expect(shown.stackedPages == [fixture.pages[0]])
  }

  @Test func `the delegate says which column is on top`() {
    let fixture = ColumnsFixture()
    fixture.listener.top = .primary
    fixture.resize(ColumnsFixture.phone)
    #expect(fixture.stack == ["P"] && fixture.titles == ["P"])
    fixture.resize(ColumnsFixture.landscape)
    #expect(fixture.titles == ["P", "D"])
  }

  @Test func `what was pushed on the stack is its column's, and what was popped is there again`() {
    let fixture = ColumnsFixture()
    fixture.resize(ColumnsFixture.phone)
    let stack = fixture.pages[1].navigationController
    stack?.pushViewController(fixture.page("D2"), animated: false)
    fixture.resize(ColumnsFixture.landscape)
    #expect(fixture.titles == ["P", "D2"])
    fixture.resize(ColumnsFixture.phone)
    #expect(fixture.stack == ["P", "D", "D2"])
    fixture.pages[0].navigationController?.popToRootViewController(animated: false)
    fixture.pages[0].navigationController?.pushViewController(fixture.page("P2"), animated: false)
    fixture.resize(ColumnsFixture.landscape)
    #expect(fixture.titles == ["P2", "D2"])
  }

  @Test func `the delegate says what is seen once they part`() {
    let fixture = ColumnsFixture(size: ColumnsFixture.phone)
    fixture.listener.expanded = .secondaryOnly
    fixture.resize(ColumnsFixture.landscape)
    #expect(fixture.titles == ["D"] && fixture.split.displayMode == .secondaryOnly)
  }

  @Test func `a compact column is shown in place of the others`() {
    let fixture = ColumnsFixture()
    fixture.split.setViewController(fixture.page("C"), for: .compact)
    fixture.resize(ColumnsFixture.phone)
    #expect(
      fixture.heard() == [
        "topColumn(compact)", "P.willDisappear", "P.didDisappear", "D.willDisappear",
        "D.didDisappear", "C.willAppear", "C.isAppearing", "C.didAppear", "didCollapse",
      ])
    #expect(fixture.split.viewControllers == [fixture.split.viewController(for: .compact)])
    fixture.resize(ColumnsFixture.landscape)
    #expect(fixture.titles == ["P", "D"])
  }

  @Test func `three columns are one stack of three`() {
    let fixture = ColumnsFixture(.tripleColumn)
    fixture.resize(ColumnsFixture.phone)
    #expect(fixture.stack == ["P", "S", "D"])
    fixture.stage.tap("S")
    fixture.stage.settle()
    #expect(fixture.titles == ["S"])
    fixture.resize(ColumnsFixture.landscape)
    #expect(fixture.titles == ["S", "D"])
  }

  @Test func `collapsed, columns are shown and hidden on the stack`() {
    let fixture = ColumnsFixture(.tripleColumn, size: ColumnsFixture.phone)
    fixture.split.show(.primary)
    fixture.stage.settle()
    #expect(fixture.stack == ["P"])
    fixture.split.show(.secondary)
    fixture.stage.settle()
    #expect(fixture.stack == ["P", "S", "D"])
    fixture.split.hide(.secondary)
    fixture.stage.settle()
    #expect(fixture.stack == ["P", "S"])
  }

  @Test func `it folds in the middle of a push, a swipe and a change of columns`() {
    for middle in 0..<3 {
      let fixture = ColumnsFixture()
      let stack = fixture.pages[1].navigationController
      switch middle {
      case 0: stack?.pushViewController(fixture.page("D2"), animated: true)
      case 1:
        stack?.pushViewController(fixture.page("D2"), animated: false)
        fixture.stage.settle()
        fixture.stage.press(at: CGPoint(x: 322, y: 400))
        fixture.stage.move(to: CGPoint(x: 600, y: 400), over: 0.1)
      default: fixture.split.hide(.primary)
      }
      fixture.stage.advance(by: 0.1)
      fixture.resize(ColumnsFixture.phone)
      fixture.stage.advance(by: 0.1)
      fixture.stage.release()
      fixture.stage.settle()
      #expect(fixture.split.isCollapsed)
      #expect(fixture.stack == [["P", "D", "D2"], ["P", "D"], ["P", "D"]][middle])
      #expect(fixture.titles == [fixture.stack.last])
      fixture.resize(ColumnsFixture.landscape)
      fixture.stage.settle()
      #expect(fixture.titles == ["P", middle == 0 ? "D2" : "D"])
    }
  }

  @Test func `a covered page that moves to its column as they part is uncovered there`() {
    let fixture = ColumnsFixture(size: ColumnsFixture.phone)
    let (page, cover) = (fixture.pages[1], fixture.page("cover"))
    page.definesPresentationContext = true
    cover.modalPresentationStyle = .currentContext
    page.present(cover, animated: false)
    fixture.resize(ColumnsFixture.landscape)
    #expect(page.view.window == nil && cover.view.window != nil)
    fixture.split.setViewController(fixture.page("P2"), for: .primary)
    page.navigationController?.pushViewController(fixture.page("D2"), animated: false)
    page.navigationController?.popViewController(animated: true)
    fixture.stage.settle()
    #expect(page.view.window == nil && cover.view.window != nil)
    page.dismiss(animated: false)
    #expect(fixture.extent(of: page) == fixture.extent(of: page.navigationController ?? page))
    #expect(page.appearance == .appeared && cover.view.window == nil)
  }

  @Test func `it folds under what is presented, and that stays`() {
    let fixture = ColumnsFixture()
    let sheet = fixture.page("sheet")
    fixture.pages[1].present(sheet, animated: true)
    fixture.stage.advance(by: 0.1)
    fixture.resize(ColumnsFixture.phone)
    fixture.stage.settle()
    #expect(sheet.view.window != nil && fixture.stack == ["P", "D"])
    sheet.dismiss(animated: true)
    fixture.stage.settle()
    #expect(fixture.titles == ["D"] && sheet.view.window == nil)
  }
}
