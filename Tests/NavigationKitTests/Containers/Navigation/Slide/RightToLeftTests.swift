import Goldens
import Foundation
import Testing

@testable import NavigationKit

/// Everything is mirrored in a right-to-left layout.
struct RightToLeftTests {
  private let stage = Stage(
    size: .phone, traits: UITraitCollection(layoutDirection: .rightToLeft))
  private let navigation = UINavigationController()

  init() {
    navigation.viewControllers = [PageController("A"), PageController("B")]
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
  }

  private func x(_ index: Int) -> CGFloat? {
    navigation.viewControllers[index].view.presentedFrame(at: stage.now).minX
  }

  @Test func `right to left, a page comes from the left and the one below goes to the right`() {
    navigation.pushViewController(PageController("C"), animated: true)
    stage.advance(by: 0.1)
    let covered = 0.5447
    #expect(abs((x(2) ?? 0) + 390 * (1 - covered)) < 0.1)
    #expect(abs((x(1) ?? 0) - 0.3 * 390 * covered) < 0.1)
  }

  @Test func `right to left, a swipe from the right edge goes back and one from the left not`() {
    stage.drag(from: CGPoint(x: 3, y: 300), to: CGPoint(x: 380, y: 300), over: 0.2)
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
    stage.press(at: CGPoint(x: 388, y: 300))
    stage.move(to: CGPoint(x: 288, y: 300), over: 0.2)
    let page = navigation.pages.subviews.last
    #expect(page?.presentedFrame(at: stage.now).minX == -100)
    stage.move(to: CGPoint(x: 20, y: 300), over: 0.2)
    stage.release()
    stage.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `the back button stands at the right edge`() {
    let back = stage.element(.backButton)
    #expect(back?.frame.maxX == 390)
  }
}
