import Foundation
import Testing

@testable import NavigationKit

/// Compares where everything on screen is from one frame to the next.
struct FrameWatch {
  private struct Name: Hashable {
    let role: StageElement.Role
    let label: String
  }

  private let stage: Stage
  private var last: [Name: CGRect]

  /// How far anything may move in a millisecond, in points; a push during a rotation comes to 13.
  private static let step: CGFloat = 16

  init(_ stage: Stage) {
    self.stage = stage
    last = FrameWatch.places(on: stage)
  }

  /// Looks at the present frame: nothing has jumped since the last one.
  mutating func look(_ comment: Comment? = nil) {
    let places = FrameWatch.places(on: stage)
    for (name, place) in places {
      guard let before = last[name] else { continue }
      let ways = [
        abs(place.midX - before.midX), abs(place.midY - before.midY),
        abs(place.width - before.width), abs(place.height - before.height),
      ]
      #expect(
        ways.allSatisfy { $0 < FrameWatch.step },
        "\(name.label) jumps from \(before) to \(place) at \(stage.now) \(comment ?? "")")
    }
    last = places
  }

  /// Looks at a frame every millisecond.
  mutating func look(for seconds: TimeInterval, _ comment: Comment? = nil) {
    for _ in 0..<Int((seconds * 1000).rounded()) {
      stage.advance(by: 0.001)
      look(comment)
    }
  }

  private static func places(on stage: Stage) -> [Name: CGRect] {
    Dictionary(
      stage.elements().map { (Name(role: $0.role, label: $0.label), $0.frame) },
      uniquingKeysWith: { first, _ in first })
  }
}
