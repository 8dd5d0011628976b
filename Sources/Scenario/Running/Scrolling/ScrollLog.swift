import Foundation

/// How far a search by scrolling went.
public nonisolated struct ScrollLog: Hashable, Sendable {
  /// The ways, in order: the direction and the distance in points.
  private(set) var ways: [Way] = []
  /// How often the finger dragged.
  private(set) var drags = 0
  /// How many lists inside were searched sideways.
  var carousels = 0
  /// How many drags each way may have, if one ended by that and not at an end.
  var limit: Int?

  struct Way: Hashable, Sendable {
    let direction: ScenarioStep.ScrollDirection
    var points: CGFloat
  }

  /// Adds a drag that moved the content by a distance.
  mutating func add(_ direction: ScenarioStep.ScrollDirection, _ points: CGFloat) {
    drags += 1
    if let last = ways.last, last.direction == direction {
      ways[ways.count - 1].points += points
    } else {
      ways.append(Way(direction: direction, points: points))
    }
  }
}

nonisolated extension ScrollLog: CustomStringConvertible {
  /// How many ways a person still reads.
  private static let maximumListed = 4

  /// The ways in words.
  public var description: String {
    let ways = ways.filter { $0.points >= 0.5 }
      .map { "\(YAMLText.number($0.points.rounded())) points \($0.direction.rawValue)" }
    let sideways = "through \(carousels) \(carousels == 1 ? "list" : "lists") sideways"
    let more = ways.count - Self.maximumListed
    let listed =
      Array(ways.prefix(Self.maximumListed)) + (more > 0 ? ["\(more) times more to and fro"] : [])
    let all = carousels > 0 ? listed + [sideways] : listed
    let way = all.isEmpty ? "nothing moved" : "scrolled " + all.joined(separator: ", then ")
    guard let limit else { return way }
    return "\(way), each way by no more than \(limit) drags, as at-most says"
  }
}
