import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// Bars that hide by themselves: on a swipe, in compact height, for the keyboard.
struct BarHidingTests {
  private func fixture(size: CGSize = .phone) -> NavigationFixture {
    let fixture = NavigationFixture("A", "B", size: size)
    fixture.pages[1].toolbarItems = [UIBarButtonItem(title: "Share")]
    fixture.navigation.setToolbarHidden(false, animated: false)
    return fixture
  }

  @Test func `a swipe up hides both bars and a swipe down shows them`() {
    let fixture = fixture()
    fixture.navigation.hidesBarsOnSwipe = true
    fixture.stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 400), over: 0.2)
    fixture.stage.settle()
    #expect(fixture.navigation.isNavigationBarHidden && fixture.navigation.isToolbarHidden)
    fixture.stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 500), over: 0.2)
    fixture.stage.settle()
    #expect(!fixture.navigation.isNavigationBarHidden && !fixture.navigation.isToolbarHidden)
  }

  @Test func `an app may listen to the tap and the swipe that hide bars, and turn them off`() {
    let fixture = fixture()
    let (navigation, stage) = (fixture.navigation, fixture.stage)
    (navigation.hidesBarsOnTap, navigation.hidesBarsOnSwipe) = (true, true)
    var heard: [String] = []
    let (tap, swipe) = (
      navigation.barHideOnTapGestureRecognizer, navigation.barHideOnSwipeGestureRecognizer
    )
    tap.addAction(UIAction { _ in heard.append("tap") })
    swipe.addAction(UIAction { [unowned swipe] _ in heard.append("swipe \(swipe.state)") })
    func act(hides: Bool, _ action: () -> Void) {
      action()
      stage.settle()
      #expect(navigation.isNavigationBarHidden == hides)
    }
    let (top, bottom) = (CGPoint(x: 200, y: 300), CGPoint(x: 200, y: 500))
    act(hides: true) { stage.tap(at: top) }
    act(hides: false) { stage.tap(at: top) }
    #expect(heard == ["tap", "tap"])
    act(hides: true) { stage.drag(from: bottom, to: top, over: 0.2) }
    #expect(heard.contains("swipe began") && heard.last == "swipe ended")
    (tap.isEnabled, swipe.isEnabled) = (false, false)
    act(hides: true) { stage.tap(at: top) }
    act(hides: true) { stage.drag(from: top, to: bottom, over: 0.2) }
    (tap.isEnabled, swipe.isEnabled) = (true, true)
    act(hides: false) { stage.drag(from: top, to: bottom, over: 0.2) }
    act(hides: true) { stage.tap(at: top) }
  }

  @Test func `a bar comes and goes by code as long as an app can have its own views move along`() {
    let fixture = fixture()
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    fixture.pages[1].view.addSubview(own)
    let bar = fixture.navigation.navigationBar
    let start = bar.presentedFrame(at: fixture.stage.now).minY
    fixture.navigation.setNavigationBarHidden(true, animated: true)
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
      own.frame.origin.y = 100
    }
    for seconds in [0.05, 0.1, 0.04, 0.01] {
      fixture.stage.advance(by: seconds)
      let offset = bar.presentedFrame(at: fixture.stage.now).minY - start
      let end = bar.frame.minY - start
      let own = own.presentedFrame(at: fixture.stage.now).minY
      #expect(end < 0 && abs(offset / end - own / 100) < 0.001)
    }
    #expect(fixture.stage.isSettled)
  }

  @Test func `a list scrolls while a swipe over it hides the bars`() {
    let fixture = fixture()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    scroll.contentSize = CGSize(width: 390, height: 3000)
    fixture.pages[1].view.addSubview(scroll)
    fixture.stage.advance(by: 0)
    fixture.navigation.hidesBarsOnSwipe = true
    let before = scroll.contentOffset.y
    fixture.stage.press(at: CGPoint(x: 200, y: 500))
    fixture.stage.move(to: CGPoint(x: 200, y: 380), over: 0.2)
    #expect(fixture.navigation.isNavigationBarHidden)
    #expect(scroll.contentOffset.y > before + 60)
  }

  @Test func `compact height hides, regular height shows, and a tap at the edge shows too`() {
    let fixture = fixture()
    fixture.navigation.hidesBarsWhenVerticallyCompact = true
    #expect(!fixture.navigation.isNavigationBarHidden)
    fixture.stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    #expect(fixture.navigation.isNavigationBarHidden && fixture.navigation.isToolbarHidden)
    fixture.stage.settle()
    fixture.stage.tap(at: CGPoint(x: 400, y: 200))
    #expect(fixture.navigation.isNavigationBarHidden)
    fixture.stage.tap(at: CGPoint(x: 400, y: 10))
    #expect(!fixture.navigation.isNavigationBarHidden)
    fixture.stage.resize(to: .phone, safeAreaInsets: .zero)
    fixture.stage.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    fixture.stage.resize(to: .phone, safeAreaInsets: .zero)
    #expect(!fixture.navigation.isNavigationBarHidden && !fixture.navigation.isToolbarHidden)
  }

  @Test func `bars that are to hide in compact height are hidden where they are first shown so`() {
    let navigation = UINavigationController(rootViewController: PageController("A"))
    navigation.topViewController?.toolbarItems = [UIBarButtonItem(title: "Share")]
    navigation.setToolbarHidden(false, animated: false)
    navigation.hidesBarsWhenVerticallyCompact = true
    let stage = Stage(size: CGSize(width: 844, height: 390))
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    #expect(navigation.topViewController?.view.safeAreaInsets == .zero)
    #expect(stage.elements().isEmpty && stage.isSettled)
    stage.resize(to: .phone, safeAreaInsets: .zero)
    stage.settle()
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
  }

  @Test func `bars that a tap brought back on the side stay as it is turned, and hide again`() {
    let fixture = fixture()
    let (navigation, stage) = (fixture.navigation, fixture.stage)
    let (side, upright) = (CGSize(width: 844, height: 390), CGSize(width: 390, height: 844))
    func angle(to size: CGSize, hides: Bool) {
      stage.rotate(to: size, safeAreaInsets: .zero)
      stage.settle()
      #expect(navigation.isNavigationBarHidden == hides && navigation.isToolbarHidden == hides)
    }
    navigation.hidesBarsWhenVerticallyCompact = true
    angle(to: side, hides: true)
    stage.tap(at: CGPoint(x: 400, y: 10))
    stage.settle()
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    angle(to: upright, hides: false)
    angle(to: side, hides: true)
    angle(to: upright, hides: false)
  }

  @Test
  func `a bar that only the page below has leaves sideways, and returns with a cancelled swipe`() {
    let fixture = fixture()
    let page = fixture.page("C")
    page.whenAppearing = { [fixture] in
      fixture.navigation.setNavigationBarHidden(true, animated: true)
    }
    fixture.pages[1].whenAppearing = { [fixture] in
      fixture.navigation.setNavigationBarHidden(false, animated: true)
    }
    fixture.navigation.pushViewController(page, animated: true)
    fixture.stage.advance(by: 0.05)
    let bar = fixture.navigation.navigationBar
    #expect(bar.presentedFrame(at: fixture.stage.now).minY == 0)
    #expect(abs(bar.presentedFrame(at: fixture.stage.now).minX + 390 * 0.2322) < 0.2)
    #expect(fixture.labels(.title) == ["B"])
    fixture.stage.settle()
    #expect(fixture.labels(.title).isEmpty)

    fixture.letsSwipesBeginWithoutBar()
    fixture.stage.press(at: CGPoint(x: 0, y: 300))
    fixture.stage.move(to: CGPoint(x: 234, y: 300), over: 0.2)
    #expect(abs(bar.presentedFrame(at: fixture.stage.now).minX + 390 * 0.4) < 0.001)
    #expect(fixture.labels(.title) == ["B"], "the lower page's bar comes with it")
    fixture.stage.move(to: CGPoint(x: 40, y: 300), over: 0.2)
    fixture.stage.release()
    fixture.stage.settle()
    #expect(fixture.navigation.isNavigationBarHidden)
    #expect(fixture.labels(.title).isEmpty)
  }

  @Test(
    arguments: [
      (true, false, nil, false, .hide), (true, true, .tap, false, .show),
      (false, true, nil, true, .leave), (false, true, .swipe, true, .leave),
      (false, true, .keyboard, false, .show), (false, true, .compactHeight, false, .leave),
      (false, true, .compactHeight, true, .show),
    ] as [(Bool, Bool, BarVisibility.Cause?, Bool, BarHiding.Decision)])
  func `what a tap means`(
    toggles: Bool, isHidden: Bool, cause: BarVisibility.Cause?, isInBar: Bool,
    decision: BarHiding.Decision
  ) {
    #expect(
      BarHiding.tap(
        togglesOnTap: toggles, isHidden: isHidden, hiddenBy: cause, isInBarArea: isInBar)
        == decision)
  }

  @Test func `a toolbar without items takes no part, and code has the last word`() {
    var bars = BarVisibility(navigationBarIsHidden: false, toolbarIsHidden: false)
    bars.hide(because: .swipe, toolbarHasItems: false)
    #expect(bars.navigationBarIsHidden && !bars.toolbarIsHidden)
    bars.codeDecided()
    bars.restoreForNextPage()
    #expect(bars.navigationBarIsHidden)
  }
}

/// Bars that hide when the keyboard appears.
struct KeyboardHidingTests {
  @Test func `bars go as the keyboard comes, and come back with a tap on the page`() {
    let fixture = NavigationFixture("A")
    fixture.navigation.hidesBarsWhenKeyboardAppears = true
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    field.placeholder = "Name"
    fixture.pages[0].view.addSubview(field)
    fixture.stage.tap(at: CGPoint(x: 100, y: 220))
    fixture.stage.settle()
    #expect(field.isFirstResponder)
    #expect(fixture.navigation.isNavigationBarHidden)
    field.resignFirstResponder()
    fixture.stage.settle()
    #expect(fixture.navigation.isNavigationBarHidden)
    fixture.stage.tap(at: CGPoint(x: 200, y: 600))
    fixture.stage.settle()
    #expect(!fixture.navigation.isNavigationBarHidden)
  }
}
