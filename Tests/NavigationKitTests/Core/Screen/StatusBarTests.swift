import Drawing
import Foundation
import Goldens
import Input
import NavigationKit
import Testing

@Suite struct StatusBarTests {
  private let stage = phoneStage()
  private let page = StatusBarController()

  @Test func `nothing lies over an app unless the host gives it`() {
    let bare = Stage(size: .homeButtonPhone, safeAreaInsets: UIEdgeInsets(top: 20))
    bare.show(StatusBarController())
    #expect(bare.drawnTime == nil)
    let plain = bare.displayList()
    bare.chrome = ScreenChrome(cutOut: .notch, cornerRadius: 40)
    #expect(bare.displayList() == plain)
  }

  @Test func `it is drawn over everything, and is no element`() throws {
    stage.show(page)
    try expectGolden(stage.displayList().description, named: "status-bar")
    #expect(stage.elements().isEmpty)
  }

  @Test func `its letters are dark on light background and light on dark background`() {
    stage.show(page)
    #expect(stage.drawnTime?.color == .black)
    let dark = Stage(
      size: .homeButtonPhone, safeAreaInsets: UIEdgeInsets(top: 20),
      traits: UITraitCollection(userInterfaceStyle: .dark))
    dark.chrome = stage.chrome
    dark.show(StatusBarController())
    #expect(dark.drawnTime?.color == .white)
    page.style = .lightContent
    #expect(stage.drawnTime?.color == .white)
  }

  @Test func `controllers are asked once something changed, and not as time goes by`() {
    stage.show(page)
    _ = stage.displayList()
    let asked = page.asked
    #expect(asked > 0)
    stage.tap(at: CGPoint(x: 100, y: 300))
    for _ in 0..<10 {
      stage.advance(by: 0.1)
      _ = stage.displayList()
    }
    #expect(page.asked == asked)
    page.setNeedsStatusBarAppearanceUpdate()
    _ = stage.displayList()
    #expect(page.asked == asked + 1)
  }

  @Test func `a black bar makes them light`() {
    let navigation = UINavigationController(rootViewController: page)
    stage.show(navigation)
    #expect(stage.drawnTime?.color == .black)
    navigation.navigationBar.barStyle = .black
    #expect(stage.drawnTime?.color == .white)
  }

  @Test func `a push to a page of another style fades them with the pages`() throws {
    let navigation = UINavigationController(rootViewController: page)
    navigation.isNavigationBarHidden = true
    stage.show(navigation)
    let next = StatusBarController()
    next.style = .lightContent
    navigation.pushViewController(next, animated: true)
    #expect(stage.drawnTime?.color == .black)
    stage.advance(by: 0.15)
    let grey = try #require(stage.drawnTime?.color.red)
    #expect(grey > 0.1 && grey < 0.99)
    stage.settle()
    #expect(stage.drawnTime?.color == .white)
    navigation.popViewController(animated: false)
    #expect(stage.drawnTime?.color == .black)
  }

  @Test func `a swipe takes them along, and back where it is given up`() throws {
    let navigation = UINavigationController(rootViewController: page)
    navigation.isNavigationBarHidden = true
    navigation.interactivePopGestureRecognizer?.delegate = nil
    page.style = .lightContent
    stage.show(navigation)
    navigation.pushViewController(StatusBarController(), animated: false)
    stage.press(at: CGPoint(x: 2, y: 300))
    stage.move(to: CGPoint(x: 80, y: 300), over: 0.3)
    let grey = try #require(stage.drawnTime?.color.red)
    #expect(grey > 0.05 && grey < 0.5)
    stage.move(to: CGPoint(x: 20, y: 300), over: 0.3)
    stage.release()
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(stage.drawnTime?.color == .black)
  }

  @Test func `it goes at once where nobody animates`() {
    stage.show(page)
    page.hidesStatusBar = true
    page.setNeedsStatusBarAppearanceUpdate()
    #expect(stage.drawnTime == nil)
    page.hidesStatusBar = false
    page.setNeedsStatusBarAppearanceUpdate()
    #expect(stage.drawnTime?.opacity == 1)
  }

  @Test func `inside an animation it fades`() throws {
    stage.show(page)
    let home = try #require(stage.drawnTime)
    change(hidden: true)
    stage.advance(by: 0.1)
    let half = try #require(stage.drawnTime)
    #expect(half.opacity > 0.1 && half.opacity < 0.9)
    #expect(half.origin == home.origin)
    stage.settle()
    #expect(stage.drawnTime == nil)
  }

  @Test func `inside an animation it slides if it prefers to, and comes back as it went`() throws {
    page.animation = .slide
    stage.show(page)
    let home = try #require(stage.drawnTime)
    for isHidden in [true, false] {
      change(hidden: isHidden)
      stage.advance(by: 0.1)
      let half = try #require(stage.drawnTime)
      #expect(half.opacity == 1)
      #expect(half.origin.y < home.origin.y && half.origin.y > home.origin.y - 20)
      stage.settle()
    }
    #expect(stage.drawnTime?.origin == home.origin)
  }

  @Test func `hidden by sliding, it can come back by fading`() throws {
    page.animation = .slide
    stage.show(page)
    let home = try #require(stage.drawnTime)
    change(hidden: true)
    stage.settle()
    page.animation = .fade
    change(hidden: false)
    stage.advance(by: 0.1)
    let half = try #require(stage.drawnTime)
    #expect(half.origin == home.origin)
    #expect(half.opacity > 0 && half.opacity < 1)
  }

  @Test func `a phone on its side has none, a pad has`() {
    stage.show(page)
    stage.resize(to: CGSize(width: 667, height: 375), safeAreaInsets: .zero)
    #expect(stage.drawnTime == nil)
    stage.resize(to: CGSize(width: 667, height: 375), safeAreaInsets: UIEdgeInsets(top: 20))
    #expect(stage.drawnTime == nil)
    stage.resize(to: .homeButtonPhone, safeAreaInsets: UIEdgeInsets(top: 20))
    #expect(stage.drawnTime != nil)
    let pad = phoneStage(size: CGSize(width: 1024, height: 768))
    pad.show(StatusBarController())
    #expect(pad.drawnTime?.origin.x == 8)
  }

  private func change(hidden: Bool) {
    UIView.animate(withDuration: 0.2) {
      page.hidesStatusBar = hidden
      page.setNeedsStatusBarAppearanceUpdate()
    }
  }
}
