/// The sums of errors that a solution minimises: one for each priority, the higher priority first.
///
/// Its values are compared in order, never summed.
struct Objective: Sendable {
  /// The sum of errors of one priority.
  struct Level: Sendable {
    let priority: Priority
    var sum = Row()
    /// How many constraints are of this priority.
    var constraintCount = 0
  }

  /// The highest priority first.
  private(set) var levels: [Level] = []

  /// The level of a priority, made if need be.
  mutating func level(of priority: Priority) -> Int {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.count
    if index == levels.count || levels[index].priority != priority {
      levels.insert(Level(priority: priority), at: index)
    }
    return index
  }

  /// Counts a constraint, or with -1 forgets one.
  mutating func count(_ number: Int, at level: Int) {
    levels[level].constraintCount += number
    if levels[level].constraintCount == 0 { levels.remove(at: level) }
  }

  mutating func add(_ symbol: Symbol, times factor: Double, at level: Int) {
    levels[level].sum.add(symbol, times: factor)
  }

  mutating func add(_ row: Row, times factor: Double, at level: Int) {
    levels[level].sum.add(row, times: factor)
  }

  /// Replaces a symbol by the row that it equals.
  ///
  /// A cost that counts as zero is made zero: substituted, it could grow into one that counts, and
  /// pivots would go round in circles.
  mutating func substitute(_ symbol: Symbol, with row: Row) {
    var new: [Symbol] = []
    for level in levels.indices {
      let cost = levels[level].sum.coefficient(of: symbol)
      if abs(cost) > Tolerance.cost {
        levels[level].sum.substitute(symbol, times: cost, with: row, new: &new)
      } else {
        levels[level].sum.remove(symbol)
      }
    }
  }

  mutating func erase(_ symbol: Symbol) {
    for level in levels.indices { levels[level].sum.remove(symbol) }
  }

  /// The first symbol that improves the highest priority that can be improved (Bland's rule).
  func entering(_ kinds: [SymbolKind]) -> Symbol? {
    for level in levels {
      let cell = level.sum.cells.first {
        $0.coefficient < -Tolerance.cost && isImproved(by: $0.symbol, kinds)
      }
      if let cell { return cell.symbol }
    }
    return nil
  }

  /// Whether a symbol that rises lowers the errors of a priority and leaves those of all higher
  /// ones.
  func isImproved(by symbol: Symbol, _ kinds: [SymbolKind]) -> Bool {
    guard kinds[symbol.asIndex].canEnter else { return false }
    for level in levels {
      let cost = level.sum.coefficient(of: symbol)
      if abs(cost) > Tolerance.cost { return cost < 0 }
    }
    return false
  }

  /// The symbol that costs least per change of a row, whose cells these are.
  ///
  /// Of equal ones, the first.
  func cheapest(_ cells: [Row.Cell]) -> Symbol? {
    var candidates = cells
    for level in levels where candidates.count > 1 {
      let costs = candidates.map { level.sum.coefficient(of: $0.symbol) / abs($0.coefficient) }
      let limit = (costs.min() ?? 0) + Tolerance.cost
      candidates = zip(candidates, costs).filter { $0.1 <= limit }.map(\.0)
    }
    return candidates.first?.symbol
  }
}
