import Foundation
import Testing

@testable import NavigationKit

/// How the parts of two bars pass each other.
struct BarMotionTests {
  private func layout(back: [CGFloat]?, title: CGFloat?, right: CGFloat? = nil)
    -> NavigationBarLayout
  {
    NavigationBarLayout(
      NavigationBarLayout.Content(
        size: CGSize(width: 400, height: 44), backTitles: back,
        right: right.map {
          [NavigationBarLayout.Item(size: CGSize(width: $0, height: 20))]
        } ?? [],
        title: title.map { CGSize(width: $0, height: 20) }))
  }

  private var root: NavigationBarLayout { layout(back: nil, title: 100, right: 40) }
  private var detail: NavigationBarLayout { layout(back: [90], title: 60, right: 30) }
  private var deeper: NavigationBarLayout { layout(back: [50], title: 80) }

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

  @Test func `the new title comes from the trailing edge`() {
    let motion = BarMotion(lower: root, upper: detail, width: 400).upper[.title]
    #expect(motion?.uncovered.midX == 400)
    #expect(motion?.covered.midX == 200)
    #expect(motion?.fades == .from(0.25))
  }

  @Test func `a first chevron comes from two widths away, a further one stays`() {
    let first = BarMotion(lower: root, upper: detail, width: 400)
    #expect(first.upper[.chevron]?.uncovered.minX == 34)
    #expect(first.lower[.chevron] == nil)
    let further = BarMotion(lower: detail, upper: deeper, width: 400)
    #expect(further.upper[.chevron]?.uncovered == further.upper[.chevron]?.covered)
    #expect(further.lower[.chevron]?.fades == nil)
  }

  @Test func `the old back title leaves by half a bar's width`() {
    let motion = BarMotion(lower: detail, upper: deeper, width: 400).lower[.backTitle]
    #expect(motion?.covered.minX == -173)
    #expect(motion?.fades == .until(0.2))
  }

  @Test func `without a back title above a title only fades`() {
    let bare = layout(back: [], title: 60)
    let motion = BarMotion(lower: root, upper: bare, width: 400).lower[.title]
    #expect(motion?.covered == motion?.uncovered)
  }

  @Test func `items fade in place`() {
    let motion = BarMotion(lower: root, upper: detail, width: 400)
    #expect(motion.lower[.right(0)]?.covered == motion.lower[.right(0)]?.uncovered)
    #expect(motion.lower[.right(0)]?.fades == .until(0.6))
    #expect(motion.upper[.right(0)]?.fades == .from(0.4))
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
