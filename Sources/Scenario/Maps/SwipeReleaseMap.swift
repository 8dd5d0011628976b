import Foundation
public import NavigationKit

/// Which releases of the back swipe pop the page, and which let it return, by the finger's position
/// and velocity.
///
/// Each release is a real swipe on a stage, so that the map shows the behaviour of the whole
/// engine.
public nonisolated struct SwipeReleaseMap: Hashable, Sendable {
  /// The positions of release as fractions of the screen's width, from left to right.
  public let places: [Double]
  /// The velocities at release in points per second to the right, in descending order.
  public let velocities: [Double]
  /// Whether the page is popped, a row for each velocity; nil for releases that would have to start
  /// outside the screen.
  public let pops: [[Bool?]]
}

extension SwipeReleaseMap {
  /// Makes the map with swipes on a stage that `makeStage` makes.
  ///
  /// - Parameters:
  ///   - columns: The number of positions, including both edges.
  ///   - rows: The number of velocities, from `fastest` to the same backwards.
  ///   - fastest: In points per second.
  public init(
    columns: Int = 21, rows: Int = 21, fastest: Double = 1000, on makeStage: () -> Stage
  ) {
    let places = (0..<columns).map { Double($0) / Double(columns - 1) }
    let velocities = (0..<rows).map { fastest * (1 - 2 * Double($0) / Double(rows - 1)) }
    let swipe = ReleasedSwipe(stage: makeStage())
    self.places = places
    self.velocities = velocities
    pops = velocities.map { velocity in
      places.map { place in
        FingerRelease(at: place, velocity: velocity, width: swipe.width).map(swipe.pops)
      }
    }
  }
}

/// The last part of a swipe at constant velocity: its start, its end and its duration.
private struct FingerRelease {
  /// The longest duration, in seconds: longer than the time over which velocities are measured.
  static let approach: TimeInterval = 0.2
  /// The shortest distance that gives a finger its velocity, in points.
  private static let shortestDistance: CGFloat = 10
  /// The position of the touch, in points from the edge.
  static let edge: CGFloat = 2

  let start, end: CGFloat
  let duration: TimeInterval

  /// Plans a release at a fraction of the width; nil if the finger would start outside the screen.
  init?(at share: Double, velocity: Double, width: CGFloat) {
    end = max(Self.edge, width * share)
    start = min(max(Self.edge, end - velocity * Self.approach), width)
    guard velocity == 0 || abs(end - start) >= Self.shortestDistance else { return nil }
    duration = velocity == 0 ? Self.approach : abs((end - start) / velocity)
  }
}

/// A navigation controller for swiping back repeatedly.
private final class ReleasedSwipe {
  private let stage: Stage
  private let navigation = UINavigationController(rootViewController: UIViewController())

  var width: CGFloat { stage.window.bounds.width }

  init(stage: Stage) {
    self.stage = stage
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  /// Whether a swipe with this release pops the page.
  func pops(_ release: FingerRelease) -> Bool {
    navigation.pushViewController(UIViewController(), animated: false)
    stage.settle()
    let middle = stage.window.bounds.midY
    stage.press(at: CGPoint(x: FingerRelease.edge, y: middle))
    stage.move(to: CGPoint(x: release.start, y: middle), over: 0.3)
    // The finger rests until its earlier movement no longer affects the velocity.
    stage.advance(by: FingerRelease.approach)
    stage.move(to: CGPoint(x: release.end, y: middle), over: release.duration)
    stage.release()
    stage.settle()
    let pops = navigation.viewControllers.count == 1
    navigation.popToRootViewController(animated: false)
    return pops
  }
}
