import Drawing
import Foundation
import Goldens
import Testing

@testable import NavigationKit

struct ScrollThresholdsTests {
  @Test func `thresholds are found where they are, right behind each`() {
    let thresholds = ScrollThresholds.times(until: 1) { (0.2...0.7).contains($0) }
    #expect(thresholds.count == 2)
    for (found, wanted) in zip(thresholds, [0.2, 0.7]) {
      #expect(found >= wanted && found - wanted < 1e-5)
    }
  }

  @Test func `what never thresholds has none, however short it is`() {
    #expect(ScrollThresholds.times(until: 1) { _ in true }.isEmpty)
    #expect(ScrollThresholds.times(until: 0) { _ in true }.isEmpty)
  }

  @Test
  func `a title that unfolds as a page springs back fades from the same instant whoever looks`() {
    func title(lookingEvery seconds: TimeInterval?) -> DisplayList {
      let stage = stageWithLargeTitle()
      // A short page pulled beyond its end springs back, and its title expands on the way.
      stage.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 200), over: 0.2)
      let end = stage.now + 0.3
      while let seconds, stage.now + seconds < end { stage.advance(by: seconds) }
      stage.advance(to: end)
      return stage.displayList()
    }
    let once = title(lookingEvery: nil)
    for seconds in [1.0 / 24, 1.0 / 60, 1.0 / 120, 0.007] {
      #expect(title(lookingEvery: seconds) == once)
    }
  }

  private func stageWithLargeTitle() -> Stage {
    let stage = Stage(size: .smallPhone)
    let page = UIViewController()
    page.title = "Seas"
    let scrollView = UIScrollView(frame: stage.screen.bounds)
    scrollView.contentSize.height = 300
    scrollView.alwaysBounceVertical = true
    page.view = scrollView
    let navigation = UINavigationController(rootViewController: page)
    navigation.navigationBar.prefersLargeTitles = true
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    stage.settle()
    return stage
  }
}
