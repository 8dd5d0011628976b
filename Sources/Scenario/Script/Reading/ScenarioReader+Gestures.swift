import Foundation
import Yams

nonisolated extension ScenarioReader {
  /// Reads a step with several fingers, or with one that does more than tap.
  mutating func gesture(_ key: StepKey, _ node: Node) -> ScenarioStep.Action? {
    switch key {
    case .doubleTap: target(node, for: key.rawValue).map { .doubleTap($0) }
    case .longPress: longPress(node)
    case .pinch, .turn: twoFingers(key, node)
    case .scroll: scroll(node)
    case .scrollTo: scrollTo(node).map { .scrollTo($0) }
    case .enter: enter(node)
    case .clear: target(node, for: key.rawValue).map { .clear($0) }
    case .waitFor: waitFor(node).map { .waitFor($0) }
    case .openURL: url(node).map { .openURL($0) }
    default: nil
    }
  }

  private mutating func longPress(_ node: Node) -> ScenarioStep.Action? {
    guard case .mapping(let mapping) = node, isAroundTarget(mapping, besides: .duration),
      let entries = entries(of: node, inside: .longPress)
    else {
      return target(node, for: StepKey.longPress.rawValue)
        .map { .longPress($0, for: ScenarioStep.pressDuration) }
    }
    let target = target(entries[PartKey.at], for: "at")
    var duration: TimeInterval? = ScenarioStep.pressDuration
    if let node = entries[PartKey.duration] { duration = number(node, for: "for", .movement) }
    guard let target, let duration else { return nil }
    return .longPress(target, for: duration)
  }

  private mutating func twoFingers(_ key: StepKey, _ node: Node) -> ScenarioStep.Action? {
    guard let entries = entries(of: node, inside: key) else { return nil }
    let target = target(entries[PartKey.at], for: "at")
    let amount = number(
      entries[PartKey.by], for: "by", key == .pinch ? .pinchScale : .turnAngle)
    let over = number(entries[PartKey.over], for: "over", .movement)
    guard let target, let amount, let over else { return nil }
    return key == .pinch
      ? .pinch(target, by: amount, over: over) : .turn(target, by: amount, over: over)
  }

  /// Reads where several fingers move.
  mutating func fingers(_ node: Node) -> [Int: CGPoint]? {
    guard case .mapping(let mapping) = node, !mapping.isEmpty else {
      report(node, for: "fingers", expected: .fingers)
      return nil
    }
    var ends: [Int: CGPoint] = [:]
    for (key, value) in mapping {
      let finger = whole(key, for: "fingers", .finger)
      let end = point(value, for: "fingers")
      if let finger, let end { ends[finger] = end }
    }
    return ends.count == mapping.count ? ends : nil
  }

  // MARK: Scrolling

  private mutating func scroll(_ node: Node) -> ScenarioStep.Action? {
    guard let entries = entries(of: node, inside: .scroll) else { return nil }
    let area = target(entries[PartKey.inside], for: "in")
    let distance = pair(entries[PartKey.by], for: "by", .delta)
    let ends = ScenarioStep.ScrollEnd.allCases.map { (word: $0.rawValue, value: $0) }
    let end = choice(entries[PartKey.to], for: "to", among: ends)
    let names = [PartKey.by, .to].filter { entries[$0] != nil }
    if names.count != 1 { report(.scrollWay, at: node.place) }
    guard let area, names.count == 1 else { return nil }
    if let end { return .scroll(in: area, .to(end)) }
    return distance.map { .scroll(in: area, .by(CGSize(width: $0.0, height: $0.1))) }
  }

  private mutating func scrollTo(_ node: Node) -> ScenarioStep.ScrollTo? {
    let name = StepKey.scrollTo.rawValue
    let own = [PartKey.target, .towards, .atMost].map(\.rawValue)
    guard case .mapping(let mapping) = node,
      mapping.keys.contains(where: { word($0).map(own.contains) == true })
    else { return query(node, for: name).map { ScenarioStep.ScrollTo($0) } }
    guard let entries = entries(of: node, inside: .scrollTo) else { return nil }
    let before = problemCount
    let target = query(entries[PartKey.target], for: "target")
    let area = self.target(entries[PartKey.inside], for: "in")
    let directions = ScenarioStep.ScrollDirection.allCases.map { (word: $0.rawValue, value: $0) }
    let direction = choice(entries[PartKey.towards], for: "towards", among: directions)
    let limit = whole(entries[PartKey.atMost], for: "at-most", .drags)
    guard let target, problemCount == before else { return nil }
    return ScenarioStep.ScrollTo(
      target, in: area, towards: direction, atMost: limit ?? ScenarioStep.ScrollTo.standardLimit)
  }

  // MARK: Text, waiting, links

  private mutating func enter(_ node: Node) -> ScenarioStep.Action? {
    guard let entries = entries(of: node, inside: .enter) else { return nil }
    let field = target(entries[PartKey.inside], for: "in")
    let text = text(entries[PartKey.text], for: "text", canBeEmpty: true)
    guard let field, let text else { return nil }
    return .enter(in: field, text)
  }

  private mutating func waitFor(_ node: Node) -> ScenarioStep.WaitFor? {
    guard let entries = entries(of: node, inside: .waitFor) else { return nil }
    let before = problemCount
    var wait = ScenarioStep.WaitFor()
    wait.present = queries(entries[PartKey.present], for: "present")
    wait.absent = queries(entries[PartKey.absent], for: "absent")
    if let limit = number(entries[PartKey.atMost], for: "at-most", .movement) { wait.limit = limit }
    if entries[PartKey.present] == nil, entries[PartKey.absent] == nil {
      report(.waitsForNothing, at: node.place)
    }
    return problemCount == before ? wait : nil
  }

  private mutating func url(_ node: Node) -> String? {
    let name = StepKey.openURL.rawValue
    guard let text = text(node, for: name) else { return nil }
    if let url = URL(string: text), url.scheme?.isEmpty == false { return text }
    report(node, for: name, expected: .url)
    return nil
  }
}
