import ConstraintSolver

/// A system of few variables and the steps that build and change it.
struct RandomSystem {
  let variableCount: Int
  private(set) var steps: [SystemStep] = []
  private var random: RandomNumbers
  private var constraints: [Int] = []
  private var edited: [Int] = []
  private var nextID = 0
  private let isLayout: Bool

  init(seed: Int, variableCount: Int? = nil) {
    random = RandomNumbers(seed: seed)
    let isLarge = random.happens(5)
    self.variableCount = variableCount ?? Int.random(in: isLarge ? 20...40 : 2...10, using: &random)
    // With larger coefficients, kiwi's strengths would overflow one another in large systems.
    isLayout = random.happens(isLarge ? 100 : 50)
    if random.happens(60) { addStays() }
    for _ in 0..<Int.random(in: isLarge ? 40...80 : 5...25, using: &random) { addStep() }
  }

  /// Weak constraints that make most optima unique.
  private mutating func addStays() {
    for variable in 0..<variableCount {
      add(
        SystemConstraint(
          terms: [(variable, 1)], relation: .equal, priority: .low, constant: constant()))
    }
  }

  private mutating func addStep() {
    switch Int.random(in: 0..<100, using: &random) {
    case ..<12 where !constraints.isEmpty: removeOne()
    case ..<30 where !constraints.isEmpty:
      steps.append(.setConstant(random.pick(constraints), constant()))
    case ..<36: beginEditing()
    case ..<46 where !edited.isEmpty:
      steps.append(.suggest(variable: random.pick(edited), constant()))
    case ..<49 where !edited.isEmpty: endEditing()
    default: add(constraint())
    }
  }

  private mutating func add(_ constraint: SystemConstraint) {
    steps.append(.add(nextID, constraint))
    constraints.append(nextID)
    nextID += 1
  }

  private mutating func removeOne() {
    let index = Int.random(in: constraints.indices, using: &random)
    steps.append(.remove(constraints.remove(at: index)))
  }

  private mutating func beginEditing() {
    let variable = Int.random(in: 0..<variableCount, using: &random)
    guard !edited.contains(variable) else { return }
    edited.append(variable)
    let priority = random.pick([SystemPriority.high, .middle])
    steps.append(.edit(variable: variable, priority, constant()))
  }

  private mutating func endEditing() {
    steps.append(
      .endEditing(variable: edited.remove(at: Int.random(in: edited.indices, using: &random))))
  }

  private mutating func constraint() -> SystemConstraint {
    let count = random.pick(isLayout ? [1, 2, 2, 3] : [1, 2, 3, 4])
    let coefficients = isLayout ? [1, -1] : [1, -1, 2, -2, 0.5, 3]
    let terms = (0..<count).map { _ in
      (Int.random(in: 0..<variableCount, using: &random), random.pick(coefficients))
    }
    return SystemConstraint(
      terms: terms,
      relation: random.pick([.equal, .equal, .greaterThanOrEqual, .lessThanOrEqual]),
      priority: random.pick([.required, .required, .high, .middle, .low]), constant: constant())
  }

  private mutating func constant() -> Double {
    random.happens(15) ? 0 : Double(Int.random(in: -400...400, using: &random)) / 4
  }
}
