import Drawing
import Foundation
import Testing

@testable import NavigationKit

/// Images in the place of page controls' dots and of progress bars.
struct PageControlImageTests {
  private func picture(_ name: String, _ side: CGFloat) -> UIImage {
    UIImage(.file(name), size: CGSize(width: side, height: side))
  }

  private func control() -> ControlFixture<UIPageControl> {
    let control = UIPageControl()
    control.numberOfPages = 3
    return ControlFixture(control)
  }

  private func names(_ stage: Stage) -> [String] {
    stage.drawn.images.map { if case .file(let name) = $0.image { name } else { "" } }
  }

  @Test func `dots are replaced by images, page by page and for the current one`() {
    let fixture = control()
    fixture.control.preferredIndicatorImage = picture("ring", 10)
    fixture.control.setIndicatorImage(picture("house", 10), forPage: 0)
    #expect(names(fixture.stage) == ["house", "ring", "ring"])
    fixture.control.preferredCurrentPageIndicatorImage = picture("now", 10)
    fixture.control.currentPage = 1
    #expect(names(fixture.stage) == ["house", "now", "ring"])
    fixture.control.setCurrentPageIndicatorImage(picture("mine", 10), forPage: 1)
    #expect(names(fixture.stage) == ["house", "mine", "ring"])
    #expect(fixture.control.indicatorImage(forPage: 1) == nil)
    // The dots are eight points wide and nine apart: the images are in their middles.
    let middles = fixture.stage.drawn.images.map(\.frame.midX)
    #expect(middles[1] - middles[0] == 17 && middles[1] == fixture.control.frame.midX)
    #expect(
      fixture.stage.drawn.images[0].tint
        == UIColor.tertiaryLabel.color(in: fixture.control.traitCollection))
  }

  @Test func `a background comes with the finger, or stays`() {
    let fixture = control()
    func grounds() -> Int { fixture.stage.drawn.fills(.tertiarySystemFill).count }
    #expect(grounds() == 0)
    fixture.stage.press(
      at: CGPoint(x: fixture.control.frame.midX + 5, y: fixture.control.frame.midY))
    #expect(grounds() == 1)
    fixture.stage.release()
    #expect(grounds() == 0 && fixture.control.currentPage == 1)
    fixture.control.backgroundStyle = .prominent
    #expect(grounds() == 1)
  }

  @Test func `a progress bar is made of images as high as they are`() {
    let fixture = ControlFixture(UIProgressView(), width: 100)
    fixture.control.trackImage = picture("track", 10)
    fixture.control.progressImage = picture("done", 6)
    fixture.control.frame.size.height = 10
    fixture.control.progress = 0.5
    #expect(names(fixture.stage) == ["track", "done"])
    #expect(fixture.stage.drawn.images.map(\.frame.height) == [10, 10])
    #expect(fixture.stage.drawn.images.map(\.frame.width) == [100, 50])
  }
}
