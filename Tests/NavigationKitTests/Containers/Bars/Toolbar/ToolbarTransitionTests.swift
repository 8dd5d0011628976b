import Foundation
import Testing

@testable import NavigationKit

/// A toolbar that only one of two pages has.
struct ToolbarTransitionTests {
  private let fixture: NavigationFixture
  private var stage: Stage { fixture.stage }
  private var bar: UIToolbar { fixture.navigation.toolbar }
  private let bare: PageController

  init() { self.init(isRightToLeft: false) }

  private init(isRightToLeft: Bool) {
    fixture = NavigationFixture(
      "A", "B",
      traits: UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
    fixture.navigation.isToolbarHidden = false
    fixture.pages[1].toolbarItems = [UIBarButtonItem(title: "Tool")]
    bare = fixture.page("C")
    bare.toolbarItems = [UIBarButtonItem(title: "Unseen")]
    bare.hidesBottomBarWhenPushed = true
    stage.settle()
  }

  private var labels: [String] { fixture.labels(.toolbarButton) }

  /// The bar's frame as drawn on the stage.
  private var place: CGRect { bar.presentedFrame(at: stage.now) }

  private func expectOnPage() {
    let page = fixture.pages[1].view.presentedFrame(at: stage.now)
    #expect(abs(place.minX - page.minX) < 0.001 && place.width == page.width)
    #expect(place.maxY == stage.window.bounds.maxY)
    #expect(Set(labels).isSubset(of: ["Tool"]))
    let dims = [bar.background, fixture.pages[1].view].map { $0?.presentedDim(at: stage.now) }
    #expect(dims[0] == dims[1])
  }

  /// Whether the page without a toolbar is above the bar.
  private var isUnderBarePage: Bool {
    let order = bar.superview?.subviews ?? []
    guard let above = order.firstIndex(where: { $0 === bare.view }) else { return false }
    return order.firstIndex { $0 === bar }.map { $0 < above } ?? false
  }

  @Test(arguments: [false, true])
  func `it goes and comes back with its page`(isRightToLeft: Bool) {
    let other = ToolbarTransitionTests(isRightToLeft: isRightToLeft)
    let rest = other.place
    for goes in [true, false] {
      if goes {
        other.fixture.navigation.pushViewController(other.bare, animated: true)
      } else {
        other.fixture.navigation.popViewController(animated: true)
      }
      for _ in 0..<7 {
        other.stage.advance(by: 0.03)
        other.expectOnPage()
        #expect(other.isUnderBarePage)
      }
      other.stage.settle()
      #expect(other.labels == (goes ? [] : ["Tool"]))
      #expect(other.bar.superview === other.fixture.navigation.view)
    }
    #expect(other.place == rest)
  }

  @Test(arguments: [90, 300] as [CGFloat])
  func `it goes along with its page under a finger, let go too soon as well`(distance: CGFloat) {
    let before = stage.displayList()
    fixture.navigation.pushViewController(bare, animated: false)
    stage.settle()
    let away = stage.displayList()
    stage.press(at: CGPoint(x: 2, y: 300))
    for step in 1...6 {
      stage.move(to: CGPoint(x: 2 + distance * CGFloat(step) / 6, y: 300), over: 0.1)
      expectOnPage()
      #expect(isUnderBarePage)
    }
    stage.advance(by: 0.2)
    stage.release()
    stage.advance(by: 0.05)
    expectOnPage()
    stage.settle()
    #expect(stage.displayList() == (distance > 195 ? before : away))
  }

  @Test func `one that comes with the upper page lies on that`() {
    fixture.navigation.setViewControllers([bare], animated: false)
    stage.settle()
    let page = fixture.page("D")
    page.toolbarItems = [UIBarButtonItem(title: "New")]
    fixture.navigation.setViewControllers([page], animated: true)
    for _ in 0..<7 {
      stage.advance(by: 0.03)
      #expect(abs(place.minX - page.view.presentedFrame(at: stage.now).minX) < 0.001)
      #expect(place.maxY == stage.window.bounds.maxY && Set(labels).isSubset(of: ["New"]))
    }
    stage.settle()
    #expect(labels == ["New"] && place.minX == 0)
  }

  @Test func `a turn meanwhile takes it along`() {
    fixture.navigation.pushViewController(bare, animated: true)
    stage.advance(by: 0.05)
    stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    stage.advance(by: 0.05)
    expectOnPage()
    stage.settle()
    #expect(labels.isEmpty)
  }
}
