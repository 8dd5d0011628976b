import Foundation
import Testing

@testable import NavigationKit

/// Bars of a phone rotated to landscape and back.
struct CompactHeightTests {
  private let fixture = RotationFixture()
  private var navigation: UINavigationController { fixture.navigation }
  private var stage: Stage { fixture.stage }

  private func shown(_ view: UIView) -> CGRect { view.presentedFrame(at: stage.now) }

  @Test func `both bars are 32 points high on the side and 44 upright, and 38 half-way`() {
    let sideways = UIEdgeInsets(top: 32, left: 47, bottom: 53, right: 47)
    let upright = UIEdgeInsets(top: 91, bottom: 78)
    for (height, covered) in [(CGFloat(32), sideways), (44, upright)] {
      fixture.turn()
      stage.advance(by: 0.15)
      for bar: UIView in [navigation.navigationBar, navigation.bottomBar] {
        #expect(bar.frame.height == height)
        #expect(abs(shown(bar).height - 38) < 0.001)
      }
      stage.settle()
      #expect(fixture.list.view.safeAreaInsets == covered)
      #expect(fixture.list.tableView.contentOffset.y == -covered.top)
    }
  }

  @Test func `bars that code hid stay hidden upright`() {
    navigation.hidesBarsWhenVerticallyCompact = true
    navigation.setNavigationBarHidden(true, animated: false)
    for _ in 0..<2 {
      fixture.turn()
      stage.settle()
      #expect(navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    }
  }

  @Test func `bars that hide on the side go and come back with the rotation`() {
    navigation.hidesBarsWhenVerticallyCompact = true
    var watch = MotionChecker(stage)
    fixture.turn()
    watch.look()
    #expect(navigation.isNavigationBarHidden)
    #expect(navigation.isToolbarHidden)
    watch.look(for: 0.25)
    #expect(shown(navigation.navigationBar).maxY > 0)
    watch.look(for: 0.06)
    #expect(stage.isSettled)
    #expect(shown(navigation.navigationBar).maxY < 0)
    #expect(shown(navigation.bottomBar).minY > 390)
    #expect(fixture.list.tableView.contentOffset.y == 0)
    fixture.turn()
    watch.look()
    watch.look(for: 0.31)
    #expect(!navigation.isNavigationBarHidden)
    #expect(shown(navigation.navigationBar) == CGRect(x: 0, y: 47, width: 390, height: 44))
    #expect(stage.isSettled)
  }

  @Test func `a turn in the middle of a push hides the bars, and one in a swipe shows them`() {
    navigation.hidesBarsWhenVerticallyCompact = true
    navigation.pushViewController(fixture.page("Next"), animated: true)
    stage.advance(by: 0.1)
    fixture.turn()
    stage.settle()
    #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
    #expect(shown(navigation.navigationBar).maxY < 0)

    stage.press(at: CGPoint(x: 1, y: 200))
    stage.move(to: CGPoint(x: 120, y: 200), over: 0.3)
    fixture.turn()
    stage.move(to: CGPoint(x: 20, y: 200), over: 0.3)
    stage.release()
    stage.settle()
    #expect(navigation.viewControllers.count == 2)
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    #expect(shown(navigation.navigationBar) == CGRect(x: 0, y: 47, width: 390, height: 44))
  }

  @Test func `a turn and back in the middle of a push leaves the bars`() {
    navigation.hidesBarsWhenVerticallyCompact = true
    navigation.pushViewController(fixture.page("Next"), animated: true)
    stage.advance(by: 0.1)
    fixture.turn(animated: false)
    fixture.turn(animated: false)
    stage.settle()
    #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
  }
}
