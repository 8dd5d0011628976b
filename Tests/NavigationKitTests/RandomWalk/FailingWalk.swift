/// A walk that breaks an invariant, cut down to the fewest steps that still do.
struct FailingWalk: CustomStringConvertible {
  let kind: WalkKind
  let seed: Int
  let steps: [Int]
  let fault: String
  let story: [String]

  /// Takes a walk of some steps; nil if no invariant breaks.
  init?(_ kind: WalkKind, seed: Int, length: Int) {
    func fails(after steps: [Int]) -> Bool {
      RandomWalk.run(kind, seed: seed, steps: steps).fault != nil
    }
    let whole = Array(1...length)
    guard fails(after: whole) else { return nil }
    self.kind = kind
    self.seed = seed
    steps = FailingWalk.shortened(whole, fails: fails)
    let walk = RandomWalk.run(kind, seed: seed, steps: steps, keepsStory: true)
    fault = walk.fault ?? ""
    story = walk.story
  }

  /// The fewest steps that fail: first the shortest prefix, then without each step that is not
  /// needed.
  static func shortened(_ steps: [Int], fails: ([Int]) -> Bool) -> [Int] {
    var kept = steps
    if let count = (1...max(1, steps.count)).first(where: { fails(Array(steps.prefix($0))) }) {
      kept = Array(steps.prefix(count))
    }
    for step in kept.reversed() {
      let without = kept.filter { $0 != step }
      if fails(without) { kept = without }
    }
    return kept
  }

  var description: String {
    "\(kind) walk \(seed), \(fault), after \(story.joined(separator: "; "))"
  }
}
