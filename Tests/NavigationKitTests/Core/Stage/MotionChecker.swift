import Foundation
import NavigationKit
import Testing

/// Compares the positions of all elements frame by frame.
struct MotionChecker {
  private struct Name: Hashable {
    let role: StageElement.Role
    let label: String
  }
  /// Left, top, right and bottom edge.
  private typealias Edges = SIMD4<Double>

  private let stage: Stage
  private var places: [Name: Edges]
  private var moves: [Name: Edges] = [:]

  /// Seconds from one frame to the next.
  private static let frame: TimeInterval = 0.004
  /// The largest deviation from the extrapolated position, in points: pushes and rotations together
  /// accelerate by less than 6 per frame.
  private static let jolt = 7.0
  /// The largest movement at one instant, in points, as by a finger.
  private static let jump = 3.0

  init(_ stage: Stage) {
    self.stage = stage
    places = MotionChecker.places(on: stage)
  }

  /// Checks the same instant again: nothing may have moved.
  mutating func look(_ comment: Comment? = nil) {
    let now = MotionChecker.places(on: stage)
    for (name, place) in now {
      guard let before = places[name] else { continue }
      expect(place - before, within: MotionChecker.jump, name, comment)
    }
    places = now
  }

  /// Checks frame by frame that motion is continuous.
  mutating func look(for seconds: TimeInterval, _ comment: Comment? = nil) {
    for _ in 0..<Int((seconds / MotionChecker.frame).rounded()) {
      stage.advance(by: MotionChecker.frame)
      let now = MotionChecker.places(on: stage)
      let moves = Dictionary(
        uniqueKeysWithValues: now.compactMap { name, place in
          places[name].map { (name, place - $0) }
        })
      for (name, move) in moves {
        guard let before = self.moves[name] else { continue }
        expect(move - before, within: MotionChecker.jolt, name, comment)
      }
      (places, self.moves) = (now, moves)
    }
  }

  private func expect(_ move: Edges, within limit: Double, _ name: Name, _ comment: Comment?) {
    let isSmall = move.max() < limit && move.min() > -limit
    #expect(isSmall, "\(name.label) jumps by \(move) at \(stage.now) \(comment ?? "")")
  }

  private static func places(on stage: Stage) -> [Name: Edges] {
    Dictionary(
      stage.elements().map {
        (
          Name(role: $0.role, label: $0.label),
          Edges($0.frame.minX, $0.frame.minY, $0.frame.maxX, $0.frame.maxY)
        )
      }, uniquingKeysWith: { first, _ in first })
  }
}
