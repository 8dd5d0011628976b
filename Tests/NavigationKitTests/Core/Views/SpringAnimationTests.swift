import Foundation
import Goldens
import Testing

@testable import NavigationKit

/// Views that are animated like springs.
struct SpringAnimationTests {
  private let stage = Stage(size: .phone)
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

  init() {
    let page = UIViewController()
    page.view.addSubview(view)
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  /// Where the view is in each hundredth of the second that it moves by 100 points.
  private func places(damping: CGFloat, velocity: CGFloat = 0) -> [CGFloat] {
    var isDone = false
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: damping, initialSpringVelocity: velocity,
      animations: { view.frame.origin.x = 100 }, completion: { isDone = $0 })
    let places = (0..<100).map { _ in
      stage.advance(by: 0.01)
      return view.presentedFrame(at: stage.now).minX
    }
    #expect(isDone && view.presentedFrame(at: stage.now).minX == 100)
    return places
  }

  @Test func `a view swings over its end and comes to rest there`() {
    let places = places(damping: 0.4)
    // The first swing of a damping ratio of 0.4 goes exp(-0.4 π / √(1 - 0.4²)) = 25 % too far.
    #expect(abs((places.max() ?? 0) - 125.4) < 0.5)
    #expect(places.suffix(5).allSatisfy { abs($0 - 100) < 0.3 })
  }

  @Test func `fully damped it does not swing`() {
    let places = places(damping: 1)
    #expect(zip(places, places.dropFirst()).allSatisfy { $0 <= $1 } && (places.max() ?? 0) <= 100)
    #expect(places[20] > 50 && places[20] < 70)
  }

  @Test(arguments: [0.5, 1] as [CGFloat])
  func `it starts with its velocity`(damping: CGFloat) {
    // Two distances per second: 2 points in the first hundredth, and what the spring adds.
    let (still, moving) = (places(damping: damping)[0], restarted(damping: damping))
    #expect(moving - still > 1.7 && moving - still < 2)
  }

  private func restarted(damping: CGFloat) -> CGFloat {
    view.frame.origin.x = 0
    return places(damping: damping, velocity: 2)[0]
  }
}
