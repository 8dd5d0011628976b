import Foundation
import Input
import Testing

@testable import NavigationKit

/// A hidden status bar leaves its space to the app, unless the camera is there.
struct StatusBarRoomTests {
  private let stage = phoneStage()
  private let page = StatusBarController()

  private func show() -> UINavigationController {
    let navigation = UINavigationController(rootViewController: page)
    stage.show(navigation)
    return navigation
  }

  private func top(_ bar: UIView) -> CGFloat { bar.presentedFrame(at: stage.now).minY }

  private func hide(_ isHidden: Bool) {
    page.hidesStatusBar = isHidden
    page.setNeedsStatusBarAppearanceUpdate()
  }

  @Test func `a page without a status bar begins at the screen's edge`() {
    page.hidesStatusBar = true
    let bar = show().navigationBar
    #expect(stage.window.safeAreaInsets.top == 0 && top(bar) == 0)
    #expect(page.view.safeAreaInsets.top == 44)
    hide(false)
    stage.advance(by: 0)
    #expect(stage.window.safeAreaInsets.top == 20 && top(bar) == 20)
    #expect(page.view.safeAreaInsets.top == 64)
  }

  @Test func `during a call the bar is twice as high, and the page begins below it`() {
    let bar = show().navigationBar
    stage.chrome.statusBar?.isInCall = true
    stage.advance(by: 0)
    #expect(stage.window.safeAreaInsets.top == 40 && top(bar) == 40)
    hide(true)
    stage.advance(by: 0)
    #expect(stage.window.safeAreaInsets.top == 0)
    hide(false)
    stage.chrome.cutOut = .notch
    stage.advance(by: 0)
    #expect(stage.window.safeAreaInsets.top == 20, "beside a camera only the time is marked")
    stage.chrome.statusBar?.isInCall = false
    stage.chrome.cutOut = .none
    stage.advance(by: 0)
    #expect(stage.window.safeAreaInsets.top == 20)
  }

  @Test(arguments: [ScreenChrome.CutOut.notch, .island])
  func `beside a camera the room stays`(cutOut: ScreenChrome.CutOut) {
    stage.chrome.cutOut = cutOut
    page.hidesStatusBar = true
    let bar = show().navigationBar
    #expect(stage.window.safeAreaInsets.top == 20)
    #expect(top(bar) == StatusBarMetrics.barTop(safeArea: 20, cutOut, scale: stage.screen.scale))
  }

  @Test func `where no status bar is drawn the room is as the host says`() {
    stage.chrome = ScreenChrome()
    page.hidesStatusBar = true
    #expect(top(show().navigationBar) == 20)
  }

  @Test func `inside an animation bar and page move along`() {
    let bar = show().navigationBar
    for (isHidden, end) in [(true, 0), (false, 20)] as [(Bool, CGFloat)] {
      UIView.animate(withDuration: 0.2) { hide(isHidden) }
      stage.advance(by: 0.1)
      #expect(top(bar) > 1 && top(bar) < 19)
      stage.settle()
      #expect(top(bar) == end && page.view.safeAreaInsets.top == end + 44)
    }
  }

  @Test func `a push to a page without one takes the bar along, and the page comes as it stays`() {
    let navigation = show()
    let next = StatusBarController()
    next.hidesStatusBar = true
    navigation.pushViewController(next, animated: true)
    stage.advance(by: 0.15)
    #expect(top(navigation.navigationBar) > 0.1 && top(navigation.navigationBar) < 19.9)
    #expect(next.view.safeAreaInsets.top == 44)
    #expect(next.view.presentedFrame(at: stage.now).minX > 0)
    stage.settle()
    #expect(top(navigation.navigationBar) == 0 && next.view.safeAreaInsets.top == 44)
    #expect(next.view.presentedFrame(at: stage.now) == stage.screen.bounds)
    navigation.popViewController(animated: true)
    stage.settle()
    #expect(top(navigation.navigationBar) == 20 && page.view.safeAreaInsets.top == 64)
  }

  @Test func `under an opaque bar the page that comes has its place from the start`() {
    let navigation = show()
    navigation.navigationBar.isTranslucent = false
    let next = StatusBarController()
    next.hidesStatusBar = true
    navigation.pushViewController(next, animated: true)
    stage.advance(by: 0.15)
    let coming = next.view.presentedFrame(at: stage.now)
    #expect(coming.minY == 44 && coming.minX > 0 && coming.maxY == 667)
    stage.settle()
    #expect(next.view.presentedFrame(at: stage.now) == CGRect(x: 0, y: 44, width: 375, height: 623))
  }

  @Test func `a swipe that is given up leaves all as it was`() {
    let navigation = show()
    let next = StatusBarController()
    next.hidesStatusBar = true
    navigation.pushViewController(next, animated: false)
    #expect(top(navigation.navigationBar) == 0)
    stage.press(at: CGPoint(x: 2, y: 300))
    stage.move(to: CGPoint(x: 120, y: 300), over: 0.3)
    #expect(top(navigation.navigationBar) > 1)
    stage.move(to: CGPoint(x: 20, y: 300), over: 0.3)
    stage.release()
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(top(navigation.navigationBar) == 0 && next.view.safeAreaInsets.top == 44)
  }
}
