import Foundation
import NavigationKit
import Testing

@testable import NavigationShell

/// The small pictures of what was shown, on the page of the time.
@Suite struct FrameThumbnailsTests {
  private let fixture = InspectorFixture()

  private var pictures: [FrameThumbnail] {
    func all(in view: UIView) -> [FrameThumbnail] {
      (view as? FrameThumbnail).map { [$0] } ?? view.subviews.flatMap(all)
    }
    let found = fixture.panel.stage.window.rootViewController.map { all(in: $0.view) } ?? []
    return found.sorted { $0.frame.minX < $1.frame.minX }
  }

  @Test(
    arguments: [
      (0...1, 4, [0, 0.25, 0.5, 0.75, 1]), (0.3...1, 4, [0.5, 0.75, 1]),
      (0...0.4, 8, [0, 0.125, 0.25, 0.375]), (7...37, 6, [8, 16, 24, 32]), (0...1, 0, []),
    ] as [(ClosedRange<TimeInterval>, Int, [TimeInterval])])
  func `they are at whole steps, as close as there is room`(
    span: ClosedRange<TimeInterval>, steps: Int, times: [TimeInterval]
  ) {
    #expect(FrameThumbnails.times(in: span, steps: steps) == times)
  }

  @Test func `they are side by side, each over its time, and stay as time goes on`() throws {
    fixture.open(tab: 2)
    fixture.push()
    fixture.wait(2)
    let before = pictures
    #expect(before.count > 2)
    for (left, right) in zip(before, before.dropFirst()) {
      #expect(left.frame.maxX < right.frame.minX)
    }
    #expect(before.allSatisfy { abs($0.frame.width / $0.frame.height - 390.0 / 844) < 0.01 })
    fixture.inspection.recordChange()
    fixture.wait(0.2)
    let kept = pictures.filter { new in before.contains { $0 === new } }
    let names = Set(before.map(\.accessibilityLabel))
    #expect(kept.count > 1)
    #expect(kept.count == pictures.count { names.contains($0.accessibilityLabel) })
    #expect(try #require(pictures.last).frame.maxX <= 320)
  }

  @Test func `a click on one shows what was on screen then`() throws {
    fixture.open(tab: 2)
    fixture.push()
    fixture.wait(2)
    let picture = try #require(pictures.first)
    fixture.clickPanel(
      at: picture.convert(CGPoint(x: picture.bounds.midX, y: picture.bounds.midY), to: nil))
    let shown = try #require(fixture.inspection.time.rewoundTo)
    #expect(picture.accessibilityLabel == "Frame at \(Fact.seconds(shown))")
  }
}
