import Foundation
import NavigationKit
import Testing

/// Scroll targets that the delegate chooses.
struct ScrollTargetTests {
  private let fixture = ScrollFixture()
  private let snapper = Snapper()
  private var stage: Stage { fixture.stage }

  private final class Snapper: NSObject, UIScrollViewDelegate {
    var target: CGPoint?
    private(set) var asked: [(velocity: CGPoint, target: CGPoint)] = []
    private(set) var decelerates: [Bool] = []

    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      asked.append((velocity, targetContentOffset.pointee))
      if let target { targetContentOffset.pointee = target }
    }

    func scrollViewDidEndDragging(
      _ scrollView: UIScrollView, willDecelerate decelerate: Bool
    ) { decelerates.append(decelerate) }
  }

  init() { fixture.scrollView.delegate = snapper }

  @Test func `it hears the velocity in points a millisecond, and where the content will rest`() {
    fixture.flick()
    #expect(snapper.asked.count == 1)
    let (velocity, target) = snapper.asked[0]
    #expect(velocity.x == 0 && abs(velocity.y - 2) < 0.01)
    #expect(target.y > fixture.y + 500)
    stage.settle()
    #expect(abs(fixture.y - target.y) <= 0.25)
  }

  @Test func `it hears no velocity along an axis that cannot scroll`() {
    stage.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 200, y: 400), over: 0.1)
    #expect(snapper.asked.map(\.velocity.x) == [0])
    #expect(snapper.asked.map { $0.velocity.y > 1 } == [true])
  }

  @Test(arguments: [150, 400, 3000] as [CGFloat])
  func `another target is where the content rests, and it does not go beyond`(target: CGFloat) {
    snapper.target = CGPoint(x: 0, y: target)
    fixture.flick()
    let start = fixture.y
    #expect(snapper.decelerates == [true])
    for _ in 0..<300 {
      stage.advance(by: 0.01)
      if target > start { #expect(fixture.y <= target) }
    }
    #expect(fixture.y == target && stage.isSettled)
  }

  @Test func `the content sets out as fast as it was let go`() {
    snapper.target = CGPoint(x: 0, y: 3000)
    fixture.flick()
    let start = fixture.y
    stage.advance(by: 0.01)
    #expect(fixture.y - start > 15)
  }

  @Test func `content that was let go at rest is brought to its target too`() {
    snapper.target = CGPoint(x: 0, y: 120)
    stage.press(at: CGPoint(x: 200, y: 600))
    stage.move(to: CGPoint(x: 200, y: 500), over: 0.1)
    stage.advance(by: 1)
    stage.release()
    #expect(snapper.decelerates == [true])
    stage.settle()
    #expect(fixture.y == 120)
  }

  @Test func `a target beyond the edges is the edge`() {
    snapper.target = CGPoint(x: 50, y: 9000)
    fixture.flick()
    stage.settle()
    #expect(fixture.scrollView.contentOffset == CGPoint(x: 0, y: 3200))
  }
}
