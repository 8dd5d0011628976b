import Foundation
import Testing

@testable import NavigationKit

/// Columns whose controllers are set while they are on screen.
struct SplitFillTests {
  private func stack(_ page: UIViewController) -> UINavigationController {
    UINavigationController(rootViewController: page)
  }

  @Test func `collapsed, a new primary one shows what was on top, and the delegate is not asked`() {
    for (top, pages) in [(UISplitViewController.Column.primary, ["Q"]), (.secondary, ["Q", "D"])] {
      let fixture = ColumnsFixture(size: ColumnsFixture.phone)
      fixture.split.show(top)
      fixture.stage.settle()
      _ = fixture.log.take()
      fixture.split.setViewController(fixture.page("Q"), for: .primary)
      fixture.stage.settle()
      #expect(fixture.stack == pages && fixture.titles == [pages.last])
      let old = top == .primary ? "P" : "D"
      let new = top == .primary ? "Q" : "D"
      #expect(
        fixture.heard() == [
          "\(old).willDisappear", "\(old).didDisappear", "\(new).willAppear", "\(new).isAppearing",
          "\(new).didAppear",
        ])
      fixture.resize(ColumnsFixture.landscape)
      #expect(fixture.titles == ["Q", "D"])
    }
  }

  @Test func `collapsed, a new pair with the same detail stays where it is`() {
    for top in ["P", "D"] {
      let fixture = ColumnsFixture(.unspecified, size: ColumnsFixture.phone)
      let detail = fixture.split.viewController(for: .secondary)!
      if top == "P" { fixture.stage.tap("P") }
      fixture.stage.settle()
      fixture.split.viewControllers = [stack(fixture.page("Q")), detail]
      fixture.stage.settle()
      #expect(fixture.stack == (top == "P" ? ["Q"] : ["Q", "D"]))
      fixture.resize(ColumnsFixture.landscape)
      #expect(fixture.titles == ["Q", "D"])
    }
  }

  @Test func `collapsed, a column that is set is not seen until it is shown, with a push`() {
    let fixture = ColumnsFixture(size: ColumnsFixture.landscape)
    fixture.split.setViewController(nil, for: .secondary)
    fixture.resize(ColumnsFixture.phone)
    _ = fixture.log.take()
    let page = fixture.page("E")
    fixture.split.setViewController(page, for: .secondary)
    #expect(fixture.stack == ["P"] && fixture.heard() == [])
    fixture.split.show(.secondary)
    fixture.stage.advance(by: 0.1)
    #expect(fixture.extent(of: page).map { $0.lowerBound > 20 } == true)
    fixture.stage.settle()
    #expect(fixture.stack == ["P", "E"] && fixture.titles == ["E"])
    fixture.resize(ColumnsFixture.landscape)
    #expect(fixture.titles == ["P", "E"])
  }

  @Test func `collapsed, a column without a controller leaves the stack`() {
    let fixture = ColumnsFixture(size: ColumnsFixture.phone)
    fixture.split.setViewController(nil, for: .secondary)
    #expect(fixture.stack == ["P"] && fixture.titles == ["P"])
    fixture.split.setViewController(fixture.pages[1], for: .secondary)
    fixture.split.setViewController(nil, for: .primary)
    fixture.stage.settle()
    #expect(fixture.stack == ["D"] && fixture.titles == ["D"])
    fixture.split.setViewController(fixture.pages[0], for: .primary)
    fixture.stage.settle()
    #expect(fixture.stack == ["P", "D"] && fixture.titles == ["D"])
  }

  @Test func `set one after the other in compact width, both are stacked`() {
    final class Shelf: UISplitViewController {
      var pages: [UIViewController] = []
      override func viewDidLoad() {
        super.viewDidLoad()
        setViewController(pages[0], for: .primary)
        setViewController(pages[1], for: .secondary)
      }
    }
    let stage = Stage(size: ColumnsFixture.phone)
    let shelf = Shelf(style: .doubleColumn)
    shelf.pages = [PageController("P"), PageController("D")]
    stage.window.rootViewController = shelf
    stage.window.makeKeyAndVisible()
    stage.settle()
    #expect(shelf.viewControllers[0].stackedPages == shelf.pages)
  }

  @Test func `a pair can change places`() {
    for size in [ColumnsFixture.landscape, ColumnsFixture.phone] {
      let fixture = ColumnsFixture(.unspecified)
      let pair = fixture.split.viewControllers
      fixture.resize(size)
      _ = fixture.log.take()
      fixture.split.viewControllers = pair.reversed()
      fixture.stage.settle()
      if size == ColumnsFixture.phone {
        #expect(fixture.stack == ["D", "P"] && fixture.titles == ["P"])
        fixture.resize(ColumnsFixture.landscape)
      } else {
        #expect(fixture.heard().filter { $0.contains("didAppear") }.count == 2)
      }
      #expect(fixture.split.viewControllers == pair.reversed() && fixture.titles == ["D", "P"])
      #expect(fixture.split.children.count == 2 && pair.allSatisfy { $0.parent === fixture.split })
      fixture.split.viewControllers.reverse()
      #expect(fixture.titles == ["P", "D"])
    }
  }

  @Test func `one of a pair can have the other's place`() {
    let fixture = ColumnsFixture(.unspecified)
    let pair = fixture.split.viewControllers
    fixture.split.viewControllers = [pair[1]]
    fixture.stage.settle()
    #expect(fixture.split.viewControllers == [pair[1]] && fixture.titles == ["D"])
    #expect(pair[1].parent === fixture.split && pair[0].parent == nil)
  }

  @Test func `a controller that is set for another column leaves the one it was in`() {
    let fixture = ColumnsFixture()
    fixture.split.setViewController(fixture.pages[1], for: .primary)
    fixture.stage.settle()
    #expect(fixture.titles == ["D"] && fixture.split.viewController(for: .secondary) == nil)
    #expect(fixture.pages[1].view.window != nil && fixture.split.viewControllers.count == 1)
  }

  @Test func `collapsed, a page that left its column does not come back with a pop`() throws {
    let fixture = ColumnsFixture(size: ColumnsFixture.phone)
    fixture.split.show(.secondary)
    let detail = try #require(fixture.split.columns.holders[.secondary] as? UINavigationController)
    detail.pushViewController(fixture.page("E"), animated: false)
    fixture.pages[0].removeFromParent()
    #expect(fixture.stack == ["D", "E"])
    detail.popViewController(animated: false)
    #expect(fixture.stack == ["D"])
  }

  @Test func `what a callback changes at once as columns part leaves the next change animated`()
    throws
  {
    let fixture = ColumnsFixture(size: ColumnsFixture.phone)
    let (split, page, detail) = (fixture.split, fixture.pages[0], fixture.pages[1])
    detail.whenAppearing = { [unowned split, unowned detail] in
      detail.whenAppearing = {}
      split.preferredDisplayMode = .oneOverSecondary
      split.preferredDisplayMode = .automatic
    }
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    split.decodeRestorableState(with: coder)
    fixture.resize(ColumnsFixture.portrait)
    #expect(fixture.titles == ["D"])
    page.whenAppearing = { [unowned split, unowned page] in
      page.whenAppearing = {}
      split.hide(.primary)
    }
    split.show(.primary)
    var edges: [CGFloat] = []
    for _ in 0..<60 {
      fixture.stage.advance(by: 1 / 30)
      edges += fixture.extent(of: page).map { [$0.lowerBound] } ?? []
    }
    let goes = zip(edges, edges.dropFirst()).filter { $0 > $1 }
    #expect(fixture.titles == ["D"] && goes.count > 5)
  }
}
