import Foundation
import Yams

nonisolated extension FlowConverter {
  /// A tap, two quick ones or a long one.
  mutating func touch(_ name: String, _ value: Node) -> [String] {
    let keys = ["tapOn": "tap", "doubleTapOn": "double-tap", "longPressOn": "long-press"]
    let key = keys[name] ?? name
    let target = target(value)
    let step = ["- \(key): \(target)", Self.settle]
    let times = value["repeat"]?.int ?? 1
    let steps = times > 1 ? Self.block("repeat", ["times: \(times)"], ["steps": step]) : step
    guard value["optional"]?.bool == true else { return steps }
    return Self.block("if", ["present: [\(target)]"], ["then": steps])
  }

  /// A step with steps inside; only what it comments, if there are none.
  static func block(
    _ key: String, _ entries: [String], _ steps: KeyValuePairs<String, [String]>
  ) -> [String] {
    let lines = steps.flatMap(\.value)
    guard lines.contains(where: { !$0.hasPrefix("#") }) else { return lines }
    let inside = steps.flatMap { ["\($0.key):"] + $0.value.indented }
    return ["- \(key):"] + (entries + inside).indented(by: 4)
  }

  // MARK: Scrolling

  /// Maestro's plain scroll is a swipe up over four tenths of the screen.
  mutating func scroll() -> [String] { drag(from: (50, 50), to: (50, 10)) }

  mutating func scrollTo(_ value: Node, _ node: Node) -> [String] {
    guard let element = value["element"] else {
      return comment("scrollUntilVisible names no element", at: node)
    }
    let target = target(element)
    guard let direction = value["direction"]?.string?.lowercased(), direction != "down" else {
      return ["- scroll-to: \(target)"]
    }
    return ["- scroll-to: {target: \(target), towards: \(direction)}"]
  }

  // MARK: Swiping

  mutating func swipe(_ value: Node, _ node: Node) -> [String] {
    let direction = value["direction"]?.string?.uppercased() ?? ""
    if let from = value["from"], let way = Self.ways[direction] {
      return [
        "- fling: {from: \(target(from)), velocity: [\(way.velocity.0), \(way.velocity.1)]}",
        Self.settle,
      ]
    }
    let seconds = (value["duration"]?.float ?? Self.swipeTime) / 1000
    if let start = value["start"]?.string, let end = value["end"]?.string,
      let first = point(start), let last = point(end)
    {
      return drag(first, last, over: seconds)
    }
    guard let way = Self.ways[direction] else {
      return comment("swipe says no direction, and no two points", at: node)
    }
    return drag(from: way.from, to: way.to, over: seconds)
  }

  /// Maestro's swipe, in milliseconds (its documentation).
  private static let swipeTime = 400.0

  /// A direction: where Maestro's swipe of the screen begins and ends, in percent (its documentation), and how
  /// fast a swipe of an element is here, in points per second.
  private typealias Way = (from: (Double, Double), to: (Double, Double), velocity: (Int, Int))

  private static let ways: [String: Way] = [
    "UP": ((50, 50), (50, 10), (0, -1000)), "DOWN": ((50, 20), (50, 90), (0, 1000)),
    "LEFT": ((90, 50), (10, 50), (-1000, 0)), "RIGHT": ((10, 50), (90, 50), (1000, 0)),
  ]

  private mutating func drag(
    from start: (Double, Double), to end: (Double, Double), over seconds: Double = swipeTime / 1000
  ) -> [String] {
    drag(pointOfScreen(start.0, start.1), pointOfScreen(end.0, end.1), over: seconds)
  }

  private func drag(_ start: String, _ end: String, over seconds: Double) -> [String] {
    [
      "- drag: {from: \(start), to: \(end), over: \(YAMLText.number(seconds))}", Self.settle,
    ]
  }

  // MARK: Points

  /// A point of the screen, written in percent or in points; nil if it is neither.
  mutating func point(_ text: String) -> String? {
    let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 2 else { return nil }
    if let x = Self.percent(parts[0]), let y = Self.percent(parts[1]) { return pointOfScreen(x, y) }
    guard let x = Double(parts[0]), let y = Double(parts[1]) else { return nil }
    return YAMLText.list([YAMLText.number(x), YAMLText.number(y)])
  }

  private static func percent(_ text: String) -> Double? {
    text.hasSuffix("%") ? Double(text.dropLast()) : nil
  }

  private mutating func pointOfScreen(_ x: Double, _ y: Double) -> String {
    needsDevice = true
    return CGPoint(
      x: (screen.size.width * x / 100).rounded(), y: (screen.size.height * y / 100).rounded()
    ).yaml
  }
}
