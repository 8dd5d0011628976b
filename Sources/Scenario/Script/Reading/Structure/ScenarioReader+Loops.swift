import Yams

nonisolated extension ScenarioReader {
  /// Reads the steps of a `for-each` once for each value of its list.
  mutating func forEach(_ node: Node) -> [ScenarioStep]? {
    let steps = PartKey.steps.rawValue
    guard case .mapping(let mapping) = node,
      let list = mapping.first(where: { word($0.key) == steps })?.value,
      case let names = mapping.filter({ word($0.key) != steps }), names.count == 1,
      let (key, values) = names.first.map({ ($0.key, $0.value) })
    else {
      report(.structure(.noList), at: node.place)
      return nil
    }
    guard let name = word(key), Self.isName(name) else {
      report(.structure(.badName(key.value)), at: key.place)
      return nil
    }
    let nodes = each(of: values, for: name)
    let turns: [[ScenarioStep]?] = nodes.map { node in
      let value = text(node, for: name, canBeEmpty: true)
      var inner = turn("\(name) “\(value ?? "")”", at: key)
      inner.values[name] = .some(value)
      return inside(inner) { $0.steps(list, for: steps) }
    }
    return turns.contains { $0 == nil } ? nil : turns.flatMap { $0 ?? [] }
  }

  /// Reads a `repeat`: its steps so many times, or a step that repeats them until something is so.
  mutating func loop(_ node: Node, at step: Node) -> [ScenarioStep]? {
    guard let entries = entries(of: node, inside: .loop) else { return nil }
    let (times, until) = (entries[PartKey.times], entries[PartKey.until])
    guard (times == nil) != (until == nil) else {
      report(.structure(.timesOrUntil(both: times != nil)), at: node.place)
      return nil
    }
    if let limit = entries[PartKey.atMost], times != nil {
      report(.structure(.limit(isMissing: false)), at: limit.place)
    } else if entries[PartKey.atMost] == nil, times == nil {
      report(.structure(.limit(isMissing: true)), at: node.place)
    }
    guard let list = entries[PartKey.steps] else { return nil }
    if let times { return repeated(list, times, at: step) }
    return loop(list, until, atMost: entries[PartKey.atMost]).map {
      [ScenarioStep(.loop($0), at: place(of: step))]
    }
  }

  private mutating func repeated(
    _ list: Node, _ times: Node, at step: Node
  ) -> [ScenarioStep]? {
    guard let count = whole(times, for: PartKey.times.rawValue, .turns) else { return nil }
    var all: [ScenarioStep] = []
    for index in 1...count {
      let inner = turn("turn \(index) of \(count)", at: step)
      guard let steps = inside(inner, { $0.steps(list, for: PartKey.steps.rawValue) }) else {
        return nil
      }
      all += steps
    }
    return all
  }

  private mutating func loop(
    _ list: Node, _ until: Node?, atMost: Node?
  ) -> ScenarioStep.Loop? {
    let before = order
    let condition = until.flatMap { node in
      entries(of: node, .until).flatMap { self.condition($0, of: .until, at: node) }
    }
    let limit = whole(atMost, for: PartKey.atMost.rawValue, .turns)
    let steps = inside(turn(nil, at: list)) {
      $0.order.isLooping = true
      return $0.steps(list, for: PartKey.steps.rawValue)
    }
    order.isLooping = before.isLooping
    order.mergeFingers(with: before)
    guard let condition, let limit, let steps else { return nil }
    return ScenarioStep.Loop(until: condition, atMost: limit, steps)
  }

  /// The scope of a turn of a loop.
  private func turn(_ words: String?, at node: Node) -> ReadingScope {
    var inner = scope
    inner.origins = (words.map { [$0] } ?? []) + scope.origins
    inner.isMade = true
    return inner
  }

  /// Counts a step that a loop, a part or an alias makes; false if there are too many, which is
  /// reported once.
  mutating func countStep(at node: Node) -> Bool {
    let isAgain = !readSteps.insert(place(of: node)).inserted
    guard scope.isMade || isAgain else { return true }
    madeSteps += 1
    if madeSteps == ScenarioStep.maximumMade + 1 {
      report(.structure(.tooManySteps(limit: ScenarioStep.maximumMade)), at: node.place)
    }
    return madeSteps <= ScenarioStep.maximumMade
  }
}
