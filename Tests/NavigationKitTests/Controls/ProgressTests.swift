import Foundation
import Testing

@testable import NavigationKit

/// Progress views, activity indicators and page controls.
struct ProgressTests {
  @Test func `the bar fills up from where lines start`() {
    let bar = UIProgressView(progressViewStyle: .default)
    let fixture = ControlFixture(bar, width: 100)
    #expect(bar.frame.height == 4)
    bar.progress = 0.25
    bar.layoutIfNeeded()
    #expect(bar.subviews[0].subviews[0].frame == CGRect(x: 0, y: 0, width: 25, height: 4))
    #expect(fixture.stage.elements().map(\.role) == [.progress])
    let mirrored = ControlFixture(UIProgressView(), width: 100, traits: .rightToLeft)
    mirrored.control.progress = 0.25
    mirrored.control.layoutIfNeeded()
    #expect(mirrored.control.subviews[0].subviews[0].frame.minX == 75)
  }

  @Test func `progress stays between nothing and all, and grows smoothly`() {
    let bar = UIProgressView(progressViewStyle: .bar)
    let fixture = ControlFixture(bar, width: 100)
    #expect(bar.frame.height == 2.5)
    bar.progress = 7
    #expect(bar.progress == 1)
    bar.setProgress(-1, animated: true)
    #expect(bar.progress == 0)
    let fill = bar.subviews[0].subviews[0]
    #expect(fill.presentedFrame(at: fixture.stage.now).maxX == 100)
    fixture.stage.settle()
    #expect(fill.presentedFrame(at: fixture.stage.now).maxX == 0)
  }

  @Test func `the bar shows the progress of a task until it is finished`() {
    let bar = UIProgressView(progressViewStyle: .default)
    let stage = ControlFixture(bar, width: 100).stage
    let task = Progress(totalUnitCount: 4)
    task.completedUnitCount = 1
    bar.observedProgress = task
    #expect(bar.progress == 0.25 && stage.nextChange != nil)
    stage.settle()
    task.completedUnitCount = 3
    stage.advance(by: 0.2)
    #expect(bar.progress == 0.75)
    task.completedUnitCount = 4
    stage.advance(by: 1)
    #expect(bar.progress == 1 && stage.nextChange == nil && stage.displayLinks.isEmpty)
    let other = Progress(totalUnitCount: 10)
    bar.observedProgress = other
    #expect(bar.progress == 0)
    bar.removeFromSuperview()
    #expect(stage.displayLinks.isEmpty)
    bar.observedProgress = nil
    other.completedUnitCount = 5
    stage.advance(by: 1)
    #expect(bar.progress == 0)
  }

  @Test func `a wheel that turns never unsettles the stage, which knows its next step`() throws {
    let wheel = UIActivityIndicatorView(style: .medium)
    let stage = ControlFixture(wheel).stage
    #expect(wheel.isHidden)
    stage.advance(by: 0.05)
    #expect(stage.nextChange == nil)
    wheel.startAnimating()
    stage.advance(by: 0)
    #expect(stage.isSettled)
    stage.settle()
    #expect(stage.now == 0.05)
    var lists = [stage.displayList()]
    for _ in 1...8 {
      let next = try #require(stage.nextChange)
      #expect(next > stage.now)
      stage.advance(by: (next - stage.now) / 2)
      #expect(stage.displayList() == lists.last)
      stage.advance(by: next - stage.now)
      lists.append(stage.displayList())
    }
    #expect(Set(lists).count == 8)
    #expect(lists.first == lists.last)
    #expect(abs(stage.now - 0.85) < 1e-9)
  }

  @Test func `a wheel that stops is hidden unless it is to stay`() {
    let wheel = UIActivityIndicatorView(style: .large)
    let stage = ControlFixture(wheel).stage
    #expect(wheel.frame.size == CGSize(width: 37, height: 37))
    wheel.startAnimating()
    #expect(stage.elements().map(\.role) == [.progress])
    wheel.stopAnimating()
    #expect(wheel.isHidden)
    #expect(stage.nextChange == nil)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
  }

  @Test func `a wheel that left the screen is nobody's next change`() {
    let fixture = ControlFixture(UIActivityIndicatorView(style: .medium))
    fixture.control.startAnimating()
    fixture.control.removeFromSuperview()
    fixture.stage.advance(by: 0)
    #expect(fixture.stage.nextChange == nil)
    fixture.page.view.addSubview(fixture.control)
    fixture.stage.advance(by: 0)
    #expect(fixture.stage.nextChange == 0.1)
  }

  @Test func `the darkest spoke goes around clockwise`() {
    #expect(SpokeWheel.alpha(of: 0, step: 0) == 1)
    #expect(SpokeWheel.alpha(of: 3, step: 3) == 1)
    #expect(SpokeWheel.alpha(of: 2, step: 3) > SpokeWheel.alpha(of: 1, step: 3))
    #expect(SpokeWheel.alpha(of: 3, step: 11) == 1)
    #expect(SpokeWheel.alpha(of: 4, step: 3) == 0.25)
  }

  // MARK: Dots

  private func dots(_ traits: UITraitCollection = UITraitCollection()) -> ControlFixture<
    UIPageControl
  > {
    let dots = UIPageControl()
    dots.numberOfPages = 3
    return ControlFixture(dots, traits: traits)
  }

  @Test func `a tap before the middle goes back, one behind it on`() {
    let fixture = dots()
    fixture.stage.tap(at: CGPoint(x: 105, y: 60))
    fixture.stage.tap(at: CGPoint(x: 105, y: 60))
    fixture.stage.tap(at: CGPoint(x: 105, y: 60))
    #expect(fixture.control.currentPage == 2)
    #expect(fixture.changeCount == 2)
    fixture.stage.tap(at: CGPoint(x: 55, y: 60))
    #expect(fixture.control.currentPage == 1)
    #expect(fixture.stage.elements().map(\.label) == ["page 2 of 3"])
    let mirrored = dots(.rightToLeft)
    mirrored.stage.tap(at: CGPoint(x: 55, y: 60))
    #expect(mirrored.control.currentPage == 1)
  }

  @Test func `dots stand evenly in the middle`() {
    let frames = PageDots(count: 3, bounds: CGRect(x: 0, y: 0, width: 100, height: 26))
      .frames(isRightToLeft: false)
    #expect(frames.map(\.minX) == [29, 46, 63])
    #expect(frames.map(\.minY) == [9, 9, 9])
  }

  @Test func `a page that is not there is the nearest, and one page needs no dots`() {
    let fixture = dots()
    fixture.control.currentPage = 9
    #expect(fixture.control.currentPage == 2)
    fixture.control.numberOfPages = 1
    #expect(fixture.control.currentPage == 0)
    #expect(!fixture.stage.elements().isEmpty)
    fixture.control.hidesForSinglePage = true
    #expect(fixture.stage.elements().isEmpty)
    #expect(fixture.stage.displayList() == ControlFixture(UIPageControl()).stage.displayList())
  }
}
