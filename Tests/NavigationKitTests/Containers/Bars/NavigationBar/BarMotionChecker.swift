import Foundation
import NavigationKit
import Testing

/// Compares the positions of a bar's parts frame by frame, every 1/120 s.
struct BarMotionChecker {
  private struct Name: Hashable {
    let role: StageElement.Role
    let label: String
  }

  private let fixture: LargeTitleFixture
  private var places: [Name: CGRect]
  private var height: CGFloat

  /// Seconds from one frame to the next.
  private static let frame: TimeInterval = 1 / 120
  /// The largest distance in a frame, in points: the spring's steepest frame is 0.056 of the way,
  /// and the longest way of a part is 1.43 widths.
  private static let stride: CGFloat = 0.056 * 1.43 * 390
  /// The same for the bar's height, which changes by at most a large title.
  private static let growth: CGFloat = 0.056 * 52 + 0.01
  /// The largest distance from the last frame's position once all is settled.
  private static let rest: CGFloat = 0.6

  init(_ fixture: LargeTitleFixture) {
    self.fixture = fixture
    places = BarMotionChecker.places(on: fixture.stage)
    height = fixture.barHeight
  }

  /// Checks the same instant again: nothing may have moved.
  mutating func look(within distance: CGFloat = 0.01) {
    compare(within: distance, growth: distance)
  }

  /// Checks frame by frame that nothing moves faster than the curve allows.
  mutating func look(for seconds: TimeInterval) {
    for _ in 0..<Int((seconds / BarMotionChecker.frame).rounded()) {
      fixture.stage.advance(by: BarMotionChecker.frame)
      compare(within: BarMotionChecker.stride, growth: BarMotionChecker.growth)
    }
  }

  /// Settles and checks that the last frame is the same.
  mutating func expectSettled() {
    fixture.stage.settle()
    compare(within: BarMotionChecker.rest, growth: BarMotionChecker.rest)
    #expect(fixture.stage.isSettled)
  }

  private mutating func compare(within distance: CGFloat, growth: CGFloat) {
    let now = BarMotionChecker.places(on: fixture.stage)
    for (name, place) in now {
      guard let before = places[name] else { continue }
      let far = max(
        abs(place.minX - before.minX), abs(place.maxX - before.maxX),
        abs(place.minY - before.minY), abs(place.maxY - before.maxY))
      #expect(far <= distance, "\(name.role) \(name.label) jumps by \(far) at \(fixture.stage.now)")
    }
    let grown = abs(fixture.barHeight - height)
    #expect(grown <= growth, "the bar jumps by \(grown) at \(fixture.stage.now)")
    (places, height) = (now, fixture.barHeight)
  }

  private static func places(on stage: Stage) -> [Name: CGRect] {
    Dictionary(
      stage.elements().map { (Name(role: $0.role, label: $0.label), $0.frame) },
      uniquingKeysWith: { first, _ in first })
  }
}
