import Foundation
import Testing

@testable import NavigationKit

/// Large titles during transitions.
struct LargeTitleTransitionTests {
  /// The large titles of two pages.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let small: Set<String>
    var scrolls: CGFloat = 0
  }

  nonisolated static let cases = [
    Case(testDescription: "large to large", small: []),
    Case(testDescription: "large to small", small: ["Family"]),
    Case(testDescription: "small to large", small: ["Albums"]),
    Case(testDescription: "folded to large", small: [], scrolls: 400),
    Case(testDescription: "half folded to small", small: ["Family"], scrolls: 25),
  ]

  private func fixture(_ flight: Case, isRightToLeft: Bool = false) -> LargeTitleFixture {
    let fixture = LargeTitleFixture(
      "Albums",
      traits: UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
      small: flight.small)
    if flight.scrolls > 0 { fixture.scroll(to: flight.scrolls) }
    fixture.stage.settle()
    return fixture
  }

  private func next(_ flight: Case) -> ScrollPage {
    let page = ScrollPage("Family")
    page.navigationItem.largeTitleDisplayMode = flight.small.contains("Family") ? .never : .always
    return page
  }

  /// The frame of a label as drawn on the stage, and its font size.
  private func look(_ label: UILabel?, at now: TimeInterval) -> (frame: CGRect, font: CGFloat)? {
    guard let label else { return nil }
    var frame = label.presentedFrame(at: now)
    var view = label.superview
    while let current = view {
      let origin = current.presentedBoundsOrigin(at: now)
      let place = current.presentedFrame(at: now)
      frame = frame.offsetBy(dx: place.minX - origin.x, dy: place.minY - origin.y)
      view = current.superview
    }
    return (frame, label.font.pointSize * label.presentedTextScale(at: now))
  }

  @Test(arguments: cases)
  func `nothing jumps from frame to frame, there and back`(flight: Case) {
    let fixture = fixture(flight)
    let scrolled = fixture.scrolled
    var watch = BarMotionChecker(fixture)
    fixture.navigation.pushViewController(next(flight), animated: true)
    watch.look()
    watch.look(for: 0.6)
    watch.expectSettled()
    fixture.navigation.popViewController(animated: true)
    watch.look()
    watch.look(for: 0.6)
    watch.expectSettled()
    #expect(fixture.scrolled == scrolled)
  }

  @Test(arguments: cases, [0.25, 0.8])
  func `nothing jumps under a finger, nor when it lets go`(flight: Case, reach: Double) {
    let fixture = fixture(flight)
    fixture.navigation.pushViewController(next(flight), animated: false)
    fixture.stage.settle()
    var watch = BarMotionChecker(fixture)
    fixture.stage.press(at: CGPoint(x: 4, y: 400))
    for step in 1...24 {
      fixture.stage.move(to: CGPoint(x: 4 + 390 * reach * Double(step) / 24, y: 400), over: 0.02)
      watch.look(within: 60)
    }
    fixture.stage.release()
    watch.look(for: 0.8)
    watch.expectSettled()
    #expect(fixture.navigation.viewControllers.count == (reach > 0.5 ? 1 : 2))
  }

  @Test func `midway there are two copies of the large title at the same place and size`() {
    let fixture = fixture(Self.cases[1])
    fixture.navigation.pushViewController(next(Self.cases[1]), animated: true)
    for _ in 0..<12 {
      fixture.stage.advance(by: 0.03)
      let title = look(fixture.bar.leaving?.largeTitleView.label, at: fixture.stage.now)
      let label = look(fixture.bar.content?.back?.label, at: fixture.stage.now)
      guard let title, let label else { break }
      #expect(abs(title.frame.minX - label.frame.minX) < 0.001)
      #expect(abs(title.frame.midY - label.frame.midY) < 0.001)
      #expect(abs(title.font - label.font) < 0.001)
    }
  }

  @Test func `the large title's box keeps its size as its letters shrink to the back title's`() {
    let fixture = fixture(Self.cases[0])
    let rest = fixture.element(.largeTitle)?.frame.size
    fixture.navigation.pushViewController(next(Self.cases[0]), animated: true)
    var last: CGFloat = 34
    for _ in 0..<10 {
      fixture.stage.advance(by: 0.02)
      let title = look(fixture.bar.leaving?.largeTitleView.label, at: fixture.stage.now)
      #expect(title?.frame.size == rest)
      #expect(title.map { $0.font <= last && $0.font >= 17 } == true)
      last = title?.font ?? last
    }
    #expect(last < 20)
  }

  @Test(arguments: cases, [false, true])
  func `held anywhere, each large title can be read`(flight: Case, isRightToLeft: Bool) {
    let fixture = fixture(flight, isRightToLeft: isRightToLeft)
    fixture.navigation.pushViewController(next(flight), animated: false)
    fixture.stage.settle()
    let (edge, sign): (CGFloat, CGFloat) = isRightToLeft ? (386, -1) : (4, 1)
    fixture.stage.press(at: CGPoint(x: edge, y: 400))
    for step in 1...18 {
      fixture.stage.move(to: CGPoint(x: edge + sign * CGFloat(step) * 20, y: 400), over: 0.05)
      let now = fixture.stage.now
      let (lower, upper) = (fixture.bar.content, fixture.bar.leaving)
      let shown = lower?.isExpanded == true ? lower?.largeTitleView.label : lower?.titleLabel
      let alphas = [shown, upper?.back?.label].compactMap { $0?.presentedAlpha(at: now) }
      #expect(alphas.max().map { $0 > 0.999 } == true)
      if upper?.isExpanded == true {
        #expect(upper?.largeTitleView.label.presentedAlpha(at: now) == 1)
      }
    }
  }

  @Test func `the colour passes from the large title's to the tint`() {
    let fixture = fixture(Self.cases[0])
    fixture.bar.largeTitleTextAttributes = [.foregroundColor: UIColor.systemRed]
    fixture.navigation.pushViewController(next(Self.cases[0]), animated: true)
    fixture.stage.advance(by: 0.1)
    let label = fixture.bar.leaving?.largeTitleView.label
    let color = label?.presentedColor(.contentColor, model: nil, at: fixture.stage.now)
    let (red, blue) = (label?.color(.systemRed), label?.color(fixture.bar.tintColor))
    #expect(color != nil && color != red && color != blue)
  }

  @Test
  func `it flies in 0.7 of a push and in all of a pop, and goes once its label is there`() {
    let bars = ["lower", "upper"].map { _ in
      NavigationBarLayout(
        NavigationBarLayout.Content(
          size: CGSize(width: 390, height: 96), backTitles: [60],
          title: CGSize(width: 60, height: 20),
          largeTitle: LargeTitle(), largeTitleSize: CGSize(width: 120, height: 40)))
    }
    for (isPop, end) in [(false, 0.7), (true, 1)] {
      let motion = BarMotion(lower: bars[0], upper: bars[1], width: 390, isPop: isPop)
      let (title, label) = (motion.lower[.largeTitle], motion.upper[.backTitle])
      #expect(title?.moves == ProgressWindow(range: 0...end, curve: .linear))
      #expect(label?.moves == title?.moves)
      #expect(title?.fades == ProgressWindow(range: 0.5...0.8, curve: .linear))
      #expect(label?.fades == ProgressWindow(range: 0.2...0.5, curve: .linear))
      #expect(title?.scale == BarMotion.Scale(uncovered: 1, covered: 0.5))
      #expect(label?.scale == BarMotion.Scale(uncovered: 2, covered: 1))
      #expect(title?.covered.minX == 27 && title?.covered.midY == 22)
      #expect(title?.covered.size == title?.uncovered.size)
    }
  }

  @Test(arguments: [false, true])
  func `with no back title above it shifts a quarter of the width and is gone by 0.4`(
    isRightToLeft: Bool
  ) {
    let fixture = fixture(Self.cases[1], isRightToLeft: isRightToLeft)
    let rest = fixture.element(.largeTitle)?.frame.minX ?? 0
    let page = next(Self.cases[1])
    page.navigationItem.hidesBackButton = true
    fixture.navigation.pushViewController(page, animated: true)
    fixture.stage.advance(by: 0.05)
    let progress = fixture.bar.progress?.value(at: fixture.stage.now) ?? 0
    let title = look(fixture.bar.leaving?.largeTitleView.label, at: fixture.stage.now)
    let offset = (title?.frame.minX ?? 0) - rest
    #expect(abs(offset - (isRightToLeft ? -97.5 : 97.5) * progress) < 0.001 && progress > 0.2)
    fixture.stage.advance(by: 0.05)
    #expect(fixture.element(.largeTitle, "Albums") == nil)
  }

  @Test(arguments: [false, true])
  func `the upper large title comes with its page, from a full width away`(isRightToLeft: Bool) {
    let fixture = fixture(Self.cases[2], isRightToLeft: isRightToLeft)
    fixture.navigation.pushViewController(next(Self.cases[2]), animated: true)
    for _ in 0..<8 {
      fixture.stage.advance(by: 0.03)
      let now = fixture.stage.now
      let label = fixture.bar.content?.largeTitleView.label
      let page = fixture.top.view.presentedFrame(at: now).minX
      #expect(
        look(label, at: now).map { abs($0.frame.minX - (label?.frame.minX ?? 0) - page) < 0.001 }
          == true)
    }
  }

  @Test func `the bar's height goes with the pages`() {
    let fixture = fixture(Self.cases[1])
    fixture.navigation.pushViewController(next(Self.cases[1]), animated: true)
    #expect(fixture.barHeight == 96)
    for _ in 0..<8 {
      fixture.stage.advance(by: 0.03)
      let progress = fixture.bar.progress?.value(at: fixture.stage.now) ?? 1
      #expect(abs(fixture.barHeight - (96 - 52 * progress)) < 0.001)
    }
    fixture.stage.settle()
    #expect(fixture.barHeight == 44)
  }

  @Test func `a cancelled swipe brings the bar back as it was`() {
    for flight in Self.cases {
      let fixture = fixture(flight)
      fixture.navigation.pushViewController(next(flight), animated: false)
      fixture.stage.settle()
      let before = fixture.stage.displayList()
      fixture.stage.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 90, y: 400), over: 0.3)
      #expect(fixture.stage.displayList() != before)
      fixture.stage.settle()
      #expect(fixture.stage.displayList() == before, "\(flight.testDescription)")
      #expect(fixture.bar.subviews.filter { $0 is NavigationBarContent }.count == 1)
    }
  }

  @Test func `a popped and a swiped bar look as one that was never left`() {
    for flight in Self.cases {
      let fixture = fixture(flight)
      let before = fixture.stage.displayList()
      for isSwipe in [false, true] {
        fixture.navigation.pushViewController(next(flight), animated: true)
        fixture.stage.settle()
        if isSwipe {
          fixture.stage.drag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 380, y: 400), over: 0.3)
        } else {
          fixture.navigation.popViewController(animated: true)
        }
        fixture.stage.settle()
        #expect(fixture.stage.displayList() == before, "\(flight.testDescription)")
      }
    }
  }
}
