import Foundation
public import NavigationKit

/// Which releases of a swipe back pop the page, and which let it return: by where the finger is
/// released, and how fast it moves then.
///
/// Every release is made by a finger on a stage, so that the map shows what the whole engine does.
public nonisolated struct SwipeReleaseMap: Hashable, Sendable {
  /// Where the finger is released, as shares of the screen's width, from left to right.
  public let places: [Double]
  /// How fast it moves then, in points a second to the right, from fast to back.
  public let velocities: [Double]
  /// Whether the page is popped, a row for each velocity; nil where no finger can move so, since it
  /// would have to come from outside the screen.
  public let pops: [[Bool?]]
}

extension SwipeReleaseMap {
  /// Swipes on stages that `makeStage` makes.
  ///
  /// - Parameters:
  ///   - columns: How many places, the edges included.
  ///   - rows: How many velocities, from the fastest to the same backwards.
  ///   - fastest: In points a second.
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

/// How a finger is released: where it starts to move evenly, where it ends, and for how long it moves.
private struct FingerRelease {
  /// How long a finger moves evenly before it is released, in seconds: longer than velocities are
  /// measured over.
  static let approach: TimeInterval = 0.2
  /// The shortest way that gives a finger a velocity, in points.
  private static let shortestWay: CGFloat = 10
  /// Where a finger goes down, in points from the edge.
  static let edge: CGFloat = 2

  let start, end: CGFloat
  let duration: TimeInterval

  /// Plans a release at a share of the width; nil if the finger would come from outside the screen.
  init?(at share: Double, velocity: Double, width: CGFloat) {
    end = max(Self.edge, width * share)
    start = min(max(Self.edge, end - velocity * Self.approach), width)
    guard velocity == 0 || abs(end - start) >= Self.shortestWay else { return nil }
    duration = velocity == 0 ? Self.approach : abs((end - start) / velocity)
  }
}

/// A page on a page, swiped back again and again.
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

  /// Whether a swipe pops that is released so.
  func pops(_ release: FingerRelease) -> Bool {
    navigation.pushViewController(UIViewController(), animated: false)
    stage.settle()
    let middle = stage.window.bounds.midY
    stage.press(at: CGPoint(x: FingerRelease.edge, y: middle))
    stage.move(to: CGPoint(x: release.start, y: middle), over: 0.3)
    // It rests until what it did before counts no more.
    stage.advance(by: FingerRelease.approach)
    stage.move(to: CGPoint(x: release.end, y: middle), over: release.duration)
    stage.release()
    stage.settle()
    let pops = navigation.viewControllers.count == 1
    navigation.popToRootViewController(animated: false)
    return pops
  }
}
