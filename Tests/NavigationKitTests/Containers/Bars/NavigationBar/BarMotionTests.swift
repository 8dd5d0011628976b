import Foundation
import Testing

@testable import NavigationKit

/// The motion of the parts of two bars.
struct BarMotionTests {
  private func layout(back: [CGFloat]?, title: CGFloat) -> NavigationBarLayout {
    NavigationBarLayout(
      NavigationBarLayout.Content(
        size: CGSize(width: 400, height: 44), backTitles: back,
        title: CGSize(width: title, height: 20)))
  }

  private var root: NavigationBarLayout { layout(back: nil, title: 100) }
  private var detail: NavigationBarLayout { layout(back: [90], title: 60) }

  @Test func `the title and the back title travel together, each as wide as the other`() {
    let motion = BarMotion(lower: root, upper: detail, width: 400)
    let title = motion.lower[.title]
    let label = motion.upper[.backTitle]
    #expect(title?.uncovered.minX == 150 && title?.covered.minX == 27)
    #expect(label?.uncovered.minX == 150 && label?.covered.minX == 27)
    #expect(title?.uncovered.midY == 22 && label?.uncovered.midY == 22)
    #expect(title?.uncovered.size == title?.covered.size)
    #expect(title?.scale == BarMotion.Scale(uncovered: 1, covered: 0.9))
    #expect(label?.scale == BarMotion.Scale(uncovered: 100.0 / 90, covered: 1))
  }

  @Test func `letters of two texts keep their own sizes, beside a large title the same size`() {
    let small = BarMotion(lower: root, upper: detail, width: 400, isNamed: false)
    #expect(small.lower[.title]?.scale == BarMotion.Scale(uncovered: 1, covered: 1))
    var content = NavigationBarLayout.Content(
      size: CGSize(width: 400, height: 127), title: CGSize(width: 100, height: 20),
      largeTitle: LargeTitle(openHeight: 83), largeTitleSize: CGSize(width: 300, height: 72),
      largeTitleFontSize: 60)
    let large = NavigationBarLayout(content)
    content.backTitles = [40]
    content.backTitleFontSize = 20
    let motion = BarMotion(
      lower: large, upper: NavigationBarLayout(content), width: 400, isNamed: false)
    #expect(motion.lower[.largeTitle]?.scale == BarMotion.Scale(uncovered: 1, covered: 20.0 / 60))
    #expect(motion.upper[.backTitle]?.scale == BarMotion.Scale(uncovered: 3, covered: 1))
  }

  @Test func `a title counts as whole where it is text and not cut`() {
    #expect(root.titleIsWhole)
    #expect(!layout(back: nil, title: 500).titleIsWhole)
    var content = NavigationBarLayout.Content(
      size: CGSize(width: 400, height: 44), title: CGSize(width: 60, height: 20))
    content.titleIsCustom = true
    #expect(!NavigationBarLayout(content).titleIsWhole)
    content.size.height = 96
    content.largeTitle = LargeTitle(scroll: -20)
    content.largeTitleSize = CGSize(width: 300, height: 40)
    #expect(NavigationBarLayout(content).titleIsWhole)
    content.largeTitleSize?.width = 500
    #expect(!NavigationBarLayout(content).titleIsWhole)
  }

  @Test func `a title stays where it is if the chevron alone stands above it`() {
    let bare = layout(back: [], title: 60)
    let motion = BarMotion(lower: root, upper: bare, width: 400).lower[.title]
    #expect(motion?.covered == motion?.uncovered)
  }

  @Test(arguments: [
    (ProgressWindow.until(0.4), 0.4, 1.0), (.until(0.4), 0, 0), (.from(0.6), 0.6, 0),
    (.from(0.6), 1, 1), (.whole, 0.3, 0.3),
  ])
  func `a window spans its part of the progress`(
    window: ProgressWindow, progress: Double, fraction: Double
  ) {
    #expect(window.fraction(of: progress) == fraction)
  }
}
