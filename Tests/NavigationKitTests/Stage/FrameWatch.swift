import Foundation
import Testing

@testable import NavigationKit

/// Compares where everything on screen is from one frame to the next.
struct FrameWatch {
  private struct Name: Hashable {
    let role: StageElement.Role
    let label: String
  }
  /// Left, top, right and bottom edge.
  private typealias Edges = SIMD4<Double>

  private let stage: Stage
  private var places: [Name: Edges]
  private var ways: [Name: Edges] = [:]

  /// Seconds from one frame to the next.
  private static let frame: TimeInterval = 0.004
  /// How far anything may be, in points, from where its last way would have taken it again: pushes and
  /// rotations together gather speed by less than 6 in a frame.
  private static let jolt = 7.0
  /// How far anything may go at one and the same instant, in points: as a finger does.
  private static let jump = 3.0

  init(_ stage: Stage) {
    self.stage = stage
    places = FrameWatch.places(on: stage)
  }

  /// Looks at the present instant again: everything is where it was.
  mutating func look(_ comment: Comment? = nil) {
    let now = FrameWatch.places(on: stage)
    for (name, place) in now {
      guard let before = places[name] else { continue }
      expect(place - before, within: FrameWatch.jump, name, comment)
    }
    places = now
  }

  /// Looks at frame after frame: everything goes on as it came.
  mutating func look(for seconds: TimeInterval, _ comment: Comment? = nil) {
    for _ in 0..<Int((seconds / FrameWatch.frame).rounded()) {
      stage.advance(by: FrameWatch.frame)
      let now = FrameWatch.places(on: stage)
      let ways = Dictionary(
        uniqueKeysWithValues: now.compactMap { name, place in
          places[name].map { (name, place - $0) }
        })
      for (name, way) in ways {
        guard let before = self.ways[name] else { continue }
        expect(way - before, within: FrameWatch.jolt, name, comment)
      }
      (places, self.ways) = (now, ways)
    }
  }

  private func expect(_ way: Edges, within limit: Double, _ name: Name, _ comment: Comment?) {
    let isSmall = way.max() < limit && way.min() > -limit
    #expect(isSmall, "\(name.label) jumps by \(way) at \(stage.now) \(comment ?? "")")
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
