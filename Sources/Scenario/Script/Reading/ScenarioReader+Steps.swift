import Audit
import Foundation
import Input
import Yams

nonisolated extension ScenarioReader {
  /// Reads a list of steps; nil if one of them is invalid.
  mutating func steps(_ node: Node, for name: String) -> [ScenarioStep]? {
    guard case .sequence(let list) = node else {
      report(node, for: name, expected: .steps)
      return nil
    }
    if list.isEmpty {
      report(.emptyList(key: name), at: node.place)
      return nil
    }
    let steps = list.map { step($0) }
    return steps.contains { $0 == nil } ? nil : steps.flatMap { $0 ?? [] }
  }

  /// Reads a step; a part and a loop make several of it.
  private mutating func step(_ node: Node) -> [ScenarioStep]? {
    guard countStep(at: node) else { return nil }
    let (key, value) = parts(of: node)
    if let key, let value, !value.isNothing, key.isMade { return made(key, value, at: node) }
    guard let key, let action = action(key, value, node) else {
      order.loseTrack(at: key)
      return nil
    }
    if let reason = order.problem(performing: action) { report(reason, at: node.place) }
    return [ScenarioStep(action, at: place(of: node))]
  }

  /// Reads a step that other steps are made of.
  private mutating func made(_ key: StepKey, _ value: Node, at node: Node) -> [ScenarioStep]? {
    let steps: [ScenarioStep]? =
      switch key {
      case .use: use(value, at: node)
      case .forEach: forEach(value)
      case .loop: loop(value, at: node)
      default: branch(value, at: node).map { [$0] }
      }
    if steps == nil { order.loseTrack(at: nil) }
    if order.isFilming, let steps, steps.contains(where: \.action.isDecided) {
      report(.structure(.duringFilm(key)), at: node.place)
    }
    return steps
  }

  /// The key of a step and its value.
  private mutating func parts(of node: Node) -> (StepKey?, Node?) {
    switch node {
    case .scalar(let scalar): return (stepKey(scalar.string, at: node), nil)
    case .mapping(let mapping):
      guard let (key, value) = mapping.first else { break }
      for (other, _) in mapping.dropFirst() {
        let isStep = word(other).flatMap { StepKey(rawValue: $0) } != nil
        report(.secondKey(other.value, isStep: isStep), at: other.place)
      }
      return (stepKey(word(key), at: key), value)
    case .sequence, .alias: break
    }
    report(.noStep(found: node.value), at: node.place)
    return (nil, nil)
  }

  private mutating func stepKey(_ name: String?, at node: Node) -> StepKey? {
    if let key = name.flatMap({ StepKey(rawValue: $0) }) { return key }
    report(.unknownStep(node.value), at: node.place)
    return nil
  }

  private mutating func action(
    _ key: StepKey, _ value: Node?, _ node: Node
  ) -> ScenarioStep.Action? {
    let isBare = value == nil || value?.isNothing == true
    if isBare, !key.isEnough {
      report(.bareStep(key), at: node.place)
      return nil
    }
    guard let value, !isBare else { return wholeAction(key) }
    if key.isEnough, ![.release, .rotate, .audit].contains(key) {
      report(.valueBehind(key, found: value.value), at: value.place)
      return nil
    }
    return action(key, value)
  }

  private func wholeAction(_ key: StepKey) -> ScenarioStep.Action? {
    switch key {
    case .release: .release(finger: ScenarioStep.firstFinger)
    case .cancel: .cancel
    case .rotate: .rotate(nil)
    case .restart: .restart
    case .settle: .settle
    case .audit: .audit(Set(AuditCheck.allCases))
    default: nil
    }
  }

  private mutating func action(_ key: StepKey, _ value: Node) -> ScenarioStep.Action? {
    let name = key.rawValue
    switch key {
    case .tap: return target(value, for: name).map { .tap($0) }
    case .press: return press(value)
    case .secondaryClick: return target(value, for: name).map { .secondaryClick($0) }
    case .move, .release, .drag, .fling, .wheel: return movement(key, value)
    case .key: return keyPress(value)
    case .segue: return text(value, for: name).map { .segue($0) }
    case .scene: return text(value, for: name).map { .scene($0) }
    case .type: return typedText(value, for: name).map { .type($0) }
    case .resize:
      return pair(value, for: name, .size).map { .resize(CGSize(width: $0, height: $1)) }
    case .look: return look(value).map { .look($0) }
    case .wait: return number(value, for: name, .time).map { .wait($0) }
    case .capture: return capture(value).map { .capture($0) }
    case .film: return film(value).map { .film($0) }
    case .audit: return checks(value).map { .audit($0) }
    case .expect: return expectation(value).map { .expect($0) }
    case .note: return text(value, for: name).map { .note($0) }
    case .rotate:
      let directions = RotationDirection.allCases.map { (word: $0.rawValue, value: $0) }
      return choice(value, for: name, among: directions).map { .rotate($0) }
    case .doubleTap, .longPress, .pinch, .turn, .scroll, .scrollTo, .enter, .clear, .waitFor,
      .openURL:
      return gesture(key, value)
    case .cancel, .restart, .settle, .use, .choose, .loop, .forEach: return nil
    }
  }
}

nonisolated extension ScenarioStep {
  /// The default finger.
  static let firstFinger = 0
}
