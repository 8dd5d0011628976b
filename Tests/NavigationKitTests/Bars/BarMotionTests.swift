import Foundation
import Testing

@testable import NavigationKit

/// How the parts of two bars pass each other.
struct BarMotionTests {
  private func layout(back: [CGFloat]?, title: CGFloat) -> NavigationBarLayout {
    NavigationBarLayout(
      NavigationBarLayout.Content(
        size: CGSize(width: 400, height: 44), backTitles: back,
        title: CGSize(width: title, height: 20)))
  }

  private var root: NavigationBarLayout { layout(back: nil, title: 100) }
  private var detail: NavigationBarLayout { layout(back: [90], title: 60) }

  @Test func `the title and the back title travel together, at their own sizes`() {
    let motion = BarMotion(lower: root, upper: detail, width: 400)
    let title = motion.lower[.title]
    let label = motion.upper[.backTitle]
    #expect(title?.uncovered.minX == 150 && title?.covered.minX == 27)
    #expect(label?.uncovered.minX == 150 && label?.covered.minX == 27)
    #expect(title?.uncovered.midY == 22 && label?.uncovered.midY == 22)
    #expect(title?.uncovered.size == title?.covered.size)
    #expect(title?.fades == .until(0.7) && label?.fades == .from(0.3))
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
