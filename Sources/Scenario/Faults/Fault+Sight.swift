import Drawing
public import Foundation

nonisolated extension Fault {
  /// What would be seen with the fault; nil where it changes nothing.
  ///
  /// - Parameters:
  ///   - name: What is looked at: it decides which of several texts is at fault.
  ///   - scale: Pixels in a point.
  public func seen(
    instead sight: Sight, named name: String, after history: SightHistory, scale: CGFloat
  ) -> Sight? {
    let faulty =
      switch self {
      case .shift:
        sight.changing(\.frame) { $0.changingText(chosenBy: name) { $0.origin.y += 1 / scale } }
      case .fade:
        sight.changing(\.frame) { $0.changingText(chosenBy: name) { $0.color.alpha *= 0.98 } }
      case .order: sight.changing(\.frame) { $0.swappingNeighbours() }
      case .late: sight.replaced(by: history.sight(at: sight.time - Self.frame))
      case .curve: sight.replaced(by: history.sight(at: Self.slow(sight.time, history)))
      case .silence: sight.changing(\.callbacks) { Array($0.dropLast()) }
      }
    return faulty == sight ? nil : faulty
  }

  /// How long a frame is shown, in seconds.
  private static let frame: TimeInterval = 1.0 / 120

  private static func slow(_ time: TimeInterval, _ history: SightHistory) -> TimeInterval {
    guard let start = history.start else { return time }
    return start + (time - start) * 0.9
  }
}

nonisolated extension Sight {
  fileprivate func changing<Value>(
    _ path: WritableKeyPath<Sight, Value>, _ change: (Value) -> Value
  ) -> Sight {
    var sight = self
    sight[keyPath: path] = change(sight[keyPath: path])
    return sight
  }

  /// Another picture and another text at the same time; what is at rest looks as it did anyway.
  fileprivate func replaced(by other: Sight?) -> Sight {
    guard isInMotion, let other else { return self }
    var sight = self
    (sight.frame, sight.screen) = (other.frame, other.screen)
    return sight
  }
}
