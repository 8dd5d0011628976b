import Foundation

nonisolated extension SVGOutline {
  /// Adds a path, up to the first error in its text.
  mutating func addPath(_ text: ArraySlice<UInt8>) {
    var numbers = SVGNumbers(text)
    var command: Character?
    /// The second control point of the last curve, which a smooth one mirrors.
    var handle: CGPoint?
    while !numbers.isAtEnd {
      guard let first = numbers.number() else {
        command = numbers.letter()
        if command == "z" || command == "Z" { close() }
        continue
      }
      guard let current = command, let next = draw(current, first, &numbers, &handle) else {
        return
      }
      command = next
    }
    close()
  }

  /// Adds one segment and returns the command for further numbers; nil if a number is missing.
  private mutating func draw(
    _ command: Character, _ first: Double, _ numbers: inout SVGNumbers, _ handle: inout CGPoint?
  ) -> Character? {
    let origin = command.isLowercase ? pen : .zero
    let smooth = handle.map { CGPoint(x: 2 * pen.x - $0.x, y: 2 * pen.y - $0.y) } ?? pen
    handle = nil
    func point(_ x: Double?, _ y: Double?) -> CGPoint? {
      guard let x, let y else { return nil }
      return CGPoint(x: origin.x + x, y: origin.y + y)
    }
    switch command.lowercased() {
    case "h": line(to: CGPoint(x: origin.x + first, y: pen.y))
    case "v": line(to: CGPoint(x: pen.x, y: origin.y + first))
    case "a":
      guard let arc = Arc(first, &numbers), let end = point(numbers.number(), numbers.number())
      else { return nil }
      addArc(arc, to: end)
    default:
      guard let one = point(first, numbers.number()) else { return nil }
      switch command.lowercased() {
      case "m":
        move(to: one)
        return command == "m" ? "l" : "L"
      case "l": line(to: one)
      case "t":
        curve(smooth, smooth, to: one)
        handle = smooth
      case "s", "q":
        guard let end = point(numbers.number(), numbers.number()) else { return nil }
        curve(command.lowercased() == "s" ? smooth : one, one, to: end)
        handle = one
      case "c":
        guard let two = point(numbers.number(), numbers.number()),
          let end = point(numbers.number(), numbers.number())
        else { return nil }
        curve(one, two, to: end)
        handle = two
      default: return nil
      }
    }
    return command
  }

  private struct Arc {
    let radius: Double
    let isLarge: Bool

    init?(_ first: Double, _ numbers: inout SVGNumbers) {
      guard let second = numbers.number(), numbers.number() != nil, let isLarge = numbers.flag(),
        numbers.flag() != nil
      else { return nil }
      radius = max(abs(first), abs(second))
      self.isLarge = isLarge
    }
  }

  /// Adds an elliptical arc as at most five curves, which bulge by the radius at most; a small arc
  /// by half its chord.
  private mutating func addArc(_ arc: Arc, to end: CGPoint) {
    let chord = hypot(end.x - pen.x, end.y - pen.y)
    let bulge = arc.isLarge ? 2 * max(arc.radius, chord) : min(arc.radius, chord) / 2
    let count = arc.isLarge ? 5.0 : 2
    let start = pen
    for step in 1...Int(count) {
      let share = Double(step) / count
      let next = CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      curve(
        CGPoint(x: pen.x - bulge, y: pen.y - bulge), CGPoint(x: next.x + bulge, y: next.y + bulge),
        to: next)
    }
  }
}
