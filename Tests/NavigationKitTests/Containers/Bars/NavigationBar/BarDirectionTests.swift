import Goldens
import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Bars in a right-to-left layout.
struct BarDirectionTests {
  private struct Fixture {
    let stage = Stage(
      size: .phone,
      traits: UITraitCollection(layoutDirection: .rightToLeft))
    let navigation = UINavigationController()

    init() {
      let pages = ["A", "B"].map { PageController($0) }
      pages[1].navigationItem.rightBarButtonItems = ["One", "Two"].map {
        UIBarButtonItem(title: $0)
      }
      pages[1].toolbarItems = [
        UIBarButtonItem(title: "Start"), .flexibleSpace(), UIBarButtonItem(title: "End"),
      ]
      navigation.setViewControllers(pages, animated: false)
      navigation.setToolbarHidden(false, animated: false)
      stage.window.rootViewController = navigation
      stage.window.makeKeyAndVisible()
    }

    func frame(_ label: String) -> CGRect? {
      stage.elements().first { $0.label == label }?.frame
    }
  }

  @Test func `the way back is at the right edge, the items at the left one`() {
    let fixture = Fixture()
    let back = fixture.navigation.navigationBar.content?.back
    #expect(back?.chevron.convert(CGPoint.zero, to: nil).x == 369)
    #expect(fixture.stage.displayList().description.contains("symbol bar.forward"))
    #expect(back?.label.convert(back?.label.bounds ?? .zero, to: nil).maxX == 363)
    #expect(fixture.frame("A")?.maxX == 390)
    #expect(fixture.frame("One")?.minX == 16)
    #expect(fixture.frame("Two")?.minX == fixture.frame("One").map { $0.maxX + 8 })
    #expect(fixture.frame("B")?.midX == 195)
  }

  @Test func `a toolbar starts at the right edge`() {
    let fixture = Fixture()
    #expect(fixture.frame("Start")?.maxX == 374)
    #expect(fixture.frame("End")?.minX == 16)
  }

  @Test func `bars follow an attribute of their own, and give it back`() {
    let fixture = NavigationFixture("A", "B")
    let item = fixture.pages[1].navigationItem
    item.rightBarButtonItem = UIBarButtonItem(title: "One")
    fixture.pages[1].toolbarItems = [UIBarButtonItem(title: "Start"), .flexibleSpace()]
    fixture.navigation.setToolbarHidden(false, animated: false)
    let bars = [fixture.navigation.navigationBar, fixture.navigation.toolbar] as [UIView?]
    func frame(_ label: String) -> CGRect? {
      fixture.stage.elements().first { $0.label == label }?.frame
    }
    let rest = fixture.stage.displayList()
    for bar in bars { bar?.semanticContentAttribute = .forceRightToLeft }
    #expect(fixture.stage.displayList().description.contains("symbol bar.forward"))
    #expect(frame("A")?.maxX == 390 && frame("One")?.minX == 16 && frame("Start")?.maxX == 374)
    for bar in bars { bar?.semanticContentAttribute = .unspecified }
    #expect(fixture.stage.displayList() == rest)
  }

  @Test func `a bar of its own follows its attribute, too`() {
    let fixture = NavigationFixture("A")
    let tabs = UITabBar(frame: CGRect(x: 0, y: 200, width: 390, height: 49))
    tabs.items = ["X", "Y"].enumerated().map {
      UITabBarItem(title: $1, image: nil, tag: $0)
    }
    fixture.pages[0].view.addSubview(tabs)
    #expect(fixture.labels(.tab) == ["X", "Y"])
    tabs.semanticContentAttribute = .forceRightToLeft
    #expect(fixture.labels(.tab) == ["Y", "X"])
  }

  @Test func `a new title comes from the left edge, the old one leaves to the right`() throws {
    let fixture = Fixture()
    fixture.navigation.pushViewController(PageController("C"), animated: true)
    fixture.stage.advance(by: 0.1)
    let bar = fixture.navigation.navigationBar
    let now = fixture.stage.now
    let title = bar.content?.titleLabel.presentedFrame(at: now)
    #expect(title.map { $0.midX > 0 && $0.midX < 195 } == true)
    let leaving = try #require(bar.leaving?.titleLabel)
    #expect(leaving.presentedFrame(at: now).midX > 195)
    fixture.stage.settle()
    #expect(fixture.frame("C")?.midX == 195)
  }

  @Test func `the back button's menu hangs from its right edge`() {
    let fixture = Fixture()
    fixture.stage.press(at: CGPoint(x: 370, y: 22))
    fixture.stage.advance(by: 0.5)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.stage.element(.menuItem)?.frame.maxX == 382)
  }
}
