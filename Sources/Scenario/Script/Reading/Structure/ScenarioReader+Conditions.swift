import Yams

nonisolated extension ScenarioReader {
  /// Reads an `if`.
  mutating func branch(_ node: Node, at step: Node) -> ScenarioStep? {
    guard let form = MappingForm.inside(.choose), let entries = entries(of: node, form) else {
      return nil
    }
    let condition = self.condition(entries, of: form, at: node)
    let before = order
    let steps = entries[PartKey.then].flatMap { self.steps($0, for: PartKey.then.rawValue) }
    let then = order
    order.restoreFingers(of: before)
    var otherwise: [ScenarioStep]? = []
    if let list = entries[PartKey.otherwise] {
      otherwise = self.steps(list, for: PartKey.otherwise.rawValue)
    }
    order.mergeFingers(with: then)
    guard let condition, let steps, let otherwise else { return nil }
    return ScenarioStep(
      .branch(ScenarioStep.Branch(condition, then: steps, otherwise: otherwise)),
      at: place(of: step))
  }

  /// Reads what an `if` or an `until` asks.
  mutating func condition(
    _ entries: Entries, of form: MappingForm, at node: Node
  ) -> ScenarioStep.Condition? {
    let keys = [PartKey.present, .absent, .device, .idiom].map(\.rawValue)
      .filter(form.keys.contains)
    guard entries.nodes.keys.contains(where: keys.contains) else {
      report(.structure(.noCondition(form.name, keys: keys)), at: node.place)
      return nil
    }
    var condition = ScenarioStep.Condition()
    condition.present = queries(entries[PartKey.present], for: "present")
    condition.absent = queries(entries[PartKey.absent], for: "absent")
    condition.devices = entries[PartKey.device].map { devices($0).map(\.value) } ?? []
    condition.idiom = choice(
      entries[PartKey.idiom], for: "idiom",
      among: ScenarioStep.Idiom.allCases.map { ($0.rawValue, $0) })
    return condition
  }
}
