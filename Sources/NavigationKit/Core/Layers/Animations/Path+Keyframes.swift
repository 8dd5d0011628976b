import Drawing
import Foundation

extension Path {
  /// How many points of a curve are keyframes.
  private static let steps = 24

  /// The points along it: each line and each curve takes as long as another, or its time of those
  /// given.
  func keyframes(times: [Double], curves: [TimingCurve]) -> Keyframes {
    let parts = pieces
    let count = parts.count
    guard count > 0 else { return Keyframes(currentPoint.map { [.point($0)] } ?? []) }
    let ends =
      times.count == count + 1 ? times : (0...count).map { Double($0) / Double(count) }
    var (points, moments): ([AnimatableValue], [Double]) = ([.point(parts[0](0))], [ends[0]])
    for (index, point) in parts.enumerated() {
      let curve = curves.indices.contains(index) ? curves[index] : .linear
      for step in 1...Self.steps {
        let share = Double(step) / Double(Self.steps)
        points.append(.point(point(CGFloat(curve.value(at: share)))))
        moments.append(ends[index] + (ends[index + 1] - ends[index]) * share)
      }
    }
    return Keyframes(points, times: moments)
  }

  /// Its lines and curves, as functions from 0…1 to their points.
  private var pieces: [(CGFloat) -> CGPoint] {
    var pieces: [(CGFloat) -> CGPoint] = []
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    func add(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
      let from = last
      pieces.append { t in
        let u = 1 - t
        func mix(_ axis: (CGPoint) -> CGFloat) -> CGFloat {
          let inner = 3 * u * u * t * axis(first) + 3 * u * t * t * axis(second)
          return u * u * u * axis(from) + inner + t * t * t * axis(end)
        }
        return CGPoint(x: mix(\.x), y: mix(\.y))
      }
      last = end
    }
    func line(to end: CGPoint) {
      let from = last
      pieces.append { t in
        CGPoint(x: from.x + (end.x - from.x) * t, y: from.y + (end.y - from.y) * t)
      }
      last = end
    }
    for element in elements {
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let point): line(to: point)
      case .curve(let first, let second, let end): add(first, second, end)
      case .close: if last != start { line(to: start) }
      }
    }
    return pieces
  }
}

extension Keyframes {
  /// The angles in which points go on to the next ones.
  func directions(turnedRound: Bool) -> Keyframes {
    var angles: [AnimatableValue] = []
    for (from, to) in zip(values, values.dropFirst()) {
      guard let from = from.components, let to = to.components else { continue }
      let angle = atan2(to[1] - from[1], to[0] - from[0])
      angles.append(.number(turnedRound ? angle + .pi : angle))
    }
    return Keyframes(angles, times: times, mode: .discrete)
  }
}
