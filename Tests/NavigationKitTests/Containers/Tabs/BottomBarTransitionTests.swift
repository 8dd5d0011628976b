import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// A tab bar that goes with the page that wants none: hidesBottomBarWhenPushed.
struct BottomBarTransitionTests {
  private let fixture: TabFixture
  private let bare: PageController
  private var stage: Stage { fixture.stage }
  private var stack: UINavigationController { fixture.stacks[0] }

  init() { self.init(UITraitCollection()) }

  private init(_ traits: UITraitCollection) {
    fixture = TabFixture("A", "B", traits: traits)
    bare = fixture.page("bare")
    bare.hidesBottomBarWhenPushed = true
  }

  /// Where a page is drawn from left to right.
  private func x(of page: UIViewController) -> CGFloat {
    page.view.presentedFrame(at: stage.now).minX
  }

  @Test func `it leaves with its page, under the one that comes`() {
    stack.pushViewController(bare, animated: true)
    for _ in 0..<8 {
      stage.advance(by: 0.04)
      #expect(abs(fixture.bar.minX - x(of: fixture.pages[0])) < 0.001)
      #expect(fixture.bar.minY == 761)
      let order = stack.pages.subviews
      let places = [fixture.pages[0].view, fixture.tabs.tabBar, bare.view]
        .compactMap { view in order.firstIndex { $0 === view } }
      #expect(places == [0, 1, 2])
    }
    stage.settle()
    #expect(fixture.labels(.tab) == [] && fixture.bar.minY >= 844)
    #expect(fixture.tabs.tabBar.superview === fixture.tabs.view)
  }

  @Test func `pages have the room that they will have, and had`() {
    stack.pushViewController(bare, animated: true)
    stage.advance(by: 0.1)
    #expect(bare.view.safeAreaInsets.bottom == 34)
    #expect(fixture.pages[0].view.safeAreaInsets.bottom == 83)
    stage.settle()
    #expect(bare.view.safeAreaInsets.bottom == 34)
    stack.popViewController(animated: true)
    stage.advance(by: 0.1)
    #expect(bare.view.safeAreaInsets.bottom == 34)
    #expect(fixture.pages[0].view.safeAreaInsets.bottom == 83)
    #expect(abs(fixture.bar.minX - x(of: fixture.pages[0])) < 0.001 && fixture.bar.minX < 0)
    stage.settle()
    #expect(fixture.bar == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(fixture.labels(.tab) == ["As", "Bs"])
    #expect(fixture.tabs.tabBar.superview === fixture.tabs.view)
  }

  @Test func `the page that goes is told of no other room meanwhile`() {
    let page = RoomPage()
    stack.setViewControllers([page], animated: false)
    stage.settle()
    page.rooms = []
    stack.pushViewController(bare, animated: true)
    stage.settle()
    #expect(page.rooms == [])
  }

  @Test func `beside a bar that nothing shines through pages end where they will, and did`() {
    fixture.tabs.tabBar.isTranslucent = false
    stage.settle()
    stack.pushViewController(bare, animated: true)
    stage.advance(by: 0.1)
    #expect(bare.view.frame.height == 844 && fixture.pages[0].view.frame.height == 761)
    stage.settle()
    stack.popViewController(animated: true)
    stage.advance(by: 0.1)
    #expect(bare.view.frame.height == 844 && fixture.pages[0].view.frame.height == 761)
    stage.settle()
    #expect(fixture.pages[0].view.frame.height == 761)
  }

  @Test func `it stays away while any page of the stack wants none`() {
    stack.pushViewController(bare, animated: false)
    stack.pushViewController(fixture.page("above"), animated: true)
    stage.advance(by: 0.2)
    #expect(fixture.bar.minY >= 844)
    stage.settle()
    #expect(fixture.labels(.tab) == [])
    stack.popToRootViewController(animated: true)
    stage.settle()
    #expect(fixture.labels(.tab) == ["As", "Bs"])
  }

  @Test func `a swipe that is taken back leaves it away`() {
    stack.pushViewController(bare, animated: false)
    stage.settle()
    stage.press(at: CGPoint(x: 1, y: 400))
    stage.move(to: CGPoint(x: 120, y: 400), over: 0.3)
    #expect(fixture.bar.minY == 761 && fixture.bar.minX < 0)
    #expect(fixture.pages[0].view.safeAreaInsets.bottom == 83)
    stage.move(to: CGPoint(x: 10, y: 400), over: 0.3)
    stage.advance(by: 0.2)
    stage.release()
    stage.settle()
    #expect(stack.topViewController === bare && fixture.bar.minY >= 844)
    #expect(bare.view.safeAreaInsets.bottom == 34 && fixture.labels(.tab) == [])
    stage.drag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 350, y: 400), over: 0.3)
    stage.settle()
    #expect(fixture.bar.minY == 761 && fixture.pages[0].view.safeAreaInsets.bottom == 83)
  }

  @Test func `each tab has it as its own stack says`() {
    stack.pushViewController(bare, animated: false)
    fixture.tabs.selectedIndex = 1
    stage.settle()
    #expect(fixture.labels(.tab) == ["As", "Bs"] && fixture.bar.minY == 761)
    fixture.tabs.selectedIndex = 0
    stage.settle()
    #expect(fixture.bar.minY >= 844 && bare.view.safeAreaInsets.bottom == 34)
  }

  @Test func `another tab selected in the middle of it has it at once`() {
    stack.pushViewController(bare, animated: true)
    stage.advance(by: 0.1)
    fixture.tabs.selectedIndex = 1
    #expect(fixture.bar == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(fixture.tabs.tabBar.superview === fixture.tabs.view)
    stage.settle()
    #expect(fixture.bar.minY == 761 && fixture.title == "B")
    stage.tap("As")
    stage.settle()
    #expect(fixture.title == "bare" && fixture.bar.minY >= 844)
  }

  @Test func `it goes with a toolbar, which stands above it`() {
    stack.isToolbarHidden = false
    stage.settle()
    stack.pushViewController(bare, animated: true)
    stage.advance(by: 0.1)
    let toolbar = stack.toolbar.presentedFrame(at: stage.now)
    #expect(toolbar.maxY == 761 && abs(toolbar.minX - fixture.bar.minX) < 0.001)
    #expect(fixture.pages[0].view.safeAreaInsets.bottom == 127)
    stage.settle()
    #expect(bare.view.safeAreaInsets.bottom == 34)
  }

  @Test func `a rotation in the middle takes it along`() {
    stack.pushViewController(bare, animated: true)
    stage.advance(by: 0.1)
    stage.resize(to: TabFixture.onItsSide, safeAreaInsets: .zero)
    stage.advance(by: 0.05)
    #expect(fixture.bar.minY == 358 && fixture.bar.width == 844)
    stage.settle()
    #expect(fixture.bar.minY >= 390 && bare.view.frame.width == 844)
  }

  @Test func `a container of one's own between the two changes nothing`() {
    let inner = UINavigationController(rootViewController: fixture.page("inner"))
    fixture.tabs.viewControllers = [WrapperController(inner), fixture.stacks[1]]
    stage.settle()
    #expect(fixture.title == "inner")
    inner.pushViewController(bare, animated: true)
    stage.advance(by: 0.1)
    #expect(fixture.bar.minY == 761 && fixture.bar.minX < 0)
    stage.settle()
    #expect(fixture.bar.minY >= 844 && bare.view.safeAreaInsets.bottom == 34)
  }

  @Test func `where little is to move it fades`() {
    let calm = BottomBarTransitionTests(.crossFade)
    let (stage, bar) = (calm.stage, calm.fixture.tabs.tabBar)
    calm.stack.pushViewController(calm.bare, animated: true)
    stage.advance(by: 0.1)
    #expect(calm.fixture.bar.minX == 0 && calm.fixture.bar.minY == 761)
    #expect((0.1..<0.9).contains(bar.presentedAlpha(at: stage.now)))
    stage.settle()
    #expect(bar.presentedAlpha(at: stage.now) == 1 && calm.fixture.bar.minY >= 844)
  }
}

/// A page that notes which safe areas it hears of.
private final class RoomPage: UIViewController {
  var rooms: [UIEdgeInsets] = []

  override func viewSafeAreaInsetsDidChange() { rooms.append(view.safeAreaInsets) }
}
