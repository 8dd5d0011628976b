import Foundation

/// Recognises a quick, straight movement in one direction.
///
/// It is recognised while the fingers move: at 700 points per second, within 30° of a direction
/// that it looks for, and within a second after they came down.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions to swipe in.
  public nonisolated struct Direction: OptionSet, Hashable, Sendable {
    /// One bit per direction.
    public let rawValue: UInt
    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// The directions that are recognised, any of them; right by default.
  open var direction = Direction.right
  /// How many fingers it takes; 1 by default.
  open var numberOfTouchesRequired = 1

  private var start = CGPoint.zero
  private var samples = VelocityTracker()
  private var timer: VirtualClock.Token?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches <= numberOfTouchesRequired else {
      state = .failed
      return
    }
    start = middle
    samples = VelocityTracker()
    samples.add(middle, at: inputTime(at: event.timestamp))
    guard numberOfTouches == 1 else { return }
    timer = stage?.clock.schedule(afterInput: SwipeRule.longestTime) { [weak self] in
      self?.state = .failed
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    samples.add(middle, at: inputTime(at: event.timestamp))
    guard numberOfTouches == numberOfTouchesRequired else { return }
    let velocity = samples.velocity(at: inputTime(at: event.timestamp))
    let movement = CGPoint(x: middle.x - start.x, y: middle.y - start.y)
    switch SwipeRule.decision(for: movement, velocity: velocity, directions: direction) {
    case .waits: break
    case .begins: state = .ended
    case .fails: state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() { stage?.clock.cancel(timer) }
}

/// The rule that makes a movement a swipe; the numbers are those of a widely used gesture library.
nonisolated enum SwipeRule {
  /// Seconds after touching down within which it is recognised.
  static let longestTime: TimeInterval = 1
  /// The minimum speed, in points per second.
  static let speed: CGFloat = 700
  /// How far the fingers must have moved for their direction to be known, in points, as for a pan.
  static let slop: CGFloat = 10
  /// The cosine of the maximum angle off the direction, 30°.
  static let straightness = 0.866

  /// The decision on a movement and its velocity.
  static func decision(
    for movement: CGPoint, velocity: CGPoint, directions: UISwipeGestureRecognizer.Direction
  ) -> PanDecision {
    let distance = hypot(movement.x, movement.y)
    guard distance >= slop else { return .waits }
    guard reach(of: movement, into: directions) >= straightness * distance else { return .fails }
    return reach(of: velocity, into: directions) >= speed ? .begins : .waits
  }

  /// The largest component of a vector along one of the directions.
  private static func reach(
    of vector: CGPoint, into directions: UISwipeGestureRecognizer.Direction
  ) -> CGFloat {
    var reaches: [CGFloat] = []
    if directions.contains(.right) { reaches.append(vector.x) }
    if directions.contains(.left) { reaches.append(-vector.x) }
    if directions.contains(.up) { reaches.append(-vector.y) }
    if directions.contains(.down) { reaches.append(vector.y) }
    return reaches.max() ?? -1
  }
}
