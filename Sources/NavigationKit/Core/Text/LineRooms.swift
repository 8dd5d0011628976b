import Drawing
import Foundation

/// The rooms that lines of text have beside the paths they flow around, from the top down.
nonisolated struct LineRooms {
  /// A room for a line, from the left edge of the text on.
  struct Room: Hashable {
    let left: CGFloat
    let width: CGFloat
    /// Whether it reaches from one side to the other.
    let isWhole: Bool
  }

  /// A side of an obstacle that text flows around, from its upper to its lower end.
  private struct Side {
    let top: CGPoint
    let bottom: CGPoint
    /// 1 for one that goes down, −1 for one that goes up.
    let turn: Int

    init?(_ first: CGPoint, _ second: CGPoint) {
      guard first.y != second.y else { return nil }
      turn = first.y < second.y ? 1 : -1
      (top, bottom) = turn > 0 ? (first, second) : (second, first)
    }

    func x(at y: CGFloat) -> CGFloat {
      top.x + (bottom.x - top.x) * (y - top.y) / (bottom.y - top.y)
    }
  }

  /// The sides of each obstacle, and whether it is filled where these enclose a place an odd number
  /// of times.
  private let obstacles: [(sides: [Side], isEvenOdd: Bool)]
  private let bottom: CGFloat
  /// The room between the sides of the container, without the padding.
  let width: CGFloat
  private let padding: CGFloat

  /// - Parameter paths: The paths that text flows around, in the coordinates of the container.
  init(_ paths: [UIBezierPath], width: CGFloat, padding: CGFloat) {
    obstacles = paths.map { path in
      let sides = path.path.polygons.flatMap { polygon in
        let points = polygon.points.map(\.finite)
        return zip(points, points.dropFirst() + points.prefix(1)).compactMap(Side.init)
      }
      return (sides, path.usesEvenOddFillRule)
    }
    bottom = obstacles.flatMap(\.sides).map(\.bottom.y).max() ?? 0
    (self.width, self.padding) = (width, padding)
  }

  /// The first rooms at a height or below in which a line of a height has place, from the left.
  func row(below top: CGFloat, height: CGFloat) -> (top: CGFloat, rooms: [Room]) {
    var top = top
    while top < bottom {
      let rooms = rooms(from: top, to: top + max(height, Self.step))
      if !rooms.isEmpty { return (top, rooms) }
      top += Self.step
    }
    return (top, [Room(left: 0, width: width, isWhole: true)])
  }

  private func rooms(from top: CGFloat, to bottom: CGFloat) -> [Room] {
    var left: CGFloat = 0
    let end = width + 2 * padding
    var rooms: [Room] = []
    func add(to right: CGFloat) {
      let width = right - left - 2 * padding
      guard width >= Self.minimumWidth else { return }
      rooms.append(Room(left: left, width: width, isWhole: left == 0 && right == end))
    }
    for span in spans(from: top, to: bottom).sorted(by: { $0.lowerBound < $1.lowerBound })
    where span.upperBound > 0 && span.lowerBound < end {
      add(to: span.lowerBound)
      left = max(left, span.upperBound)
    }
    add(to: end)
    return rooms
  }

  /// The spans that obstacles cover between two heights.
  private func spans(from top: CGFloat, to bottom: CGFloat) -> [ClosedRange<CGFloat>] {
    obstacles.flatMap { obstacle in
      let sides = obstacle.sides.filter { $0.top.y < bottom && $0.bottom.y > top }
      let heights = Set(
        sides.flatMap { [$0.top.y, $0.bottom.y] }.filter { $0 > top && $0 < bottom }
      )
      .union([top, bottom]).sorted()
      return zip(heights, heights.dropFirst()).flatMap { high, low in
        Self.spans(of: sides, isEvenOdd: obstacle.isEvenOdd, from: high, to: low)
      }
    }
  }

  /// The spans of an obstacle between two heights where none of its sides begins or ends.
  private static func spans(
    of sides: [Side], isEvenOdd: Bool, from top: CGFloat, to bottom: CGFloat
  ) -> [ClosedRange<CGFloat>] {
    let middle = (top + bottom) / 2
    var spans: [ClosedRange<CGFloat>] = []
    var (turns, start) = (0, CGFloat?.none)
    for side in sides.filter({ $0.top.y < middle && $0.bottom.y > middle })
      .sorted(by: { $0.x(at: middle) < $1.x(at: middle) })
    {
      let ends = [side.x(at: top), side.x(at: bottom)]
      start = start ?? ends.min()
      turns += isEvenOdd ? 1 : side.turn
      guard isEvenOdd ? turns.isMultiple(of: 2) : turns == 0, let low = start else { continue }
      spans.append(low...max(low, ends.max() ?? low))
      start = nil
    }
    return spans
  }

  /// How far down the next room is looked for, in points.
  private static let step: CGFloat = 1
  /// The minimum width of a room, in points.
  private static let minimumWidth: CGFloat = 1
}

extension LineRooms {
  /// As much of the rest of a paragraph as fits in a room; nil if its first word does not, and may
  /// find a wider room.
  static func part(
    of rest: Substring, in room: Room, by breaker: LineBreaker,
    breaking: (Substring) -> Substring
  ) -> Substring? {
    if breaker.fits(rest) { return rest }
    let line = breaking(rest)
    guard !room.isWhole else { return line }
    let word = LineBreaks.trimmed(LineBreaks.firstWord(of: rest, limit: longestWord))
    return line.endIndex < word.endIndex ? nil : line
  }

  /// The number of characters after which a word breaks anyway.
  private static let longestWord = 512
}
