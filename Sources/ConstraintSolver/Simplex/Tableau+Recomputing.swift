// Computing the rows from the constraints for the basis of now: no rounding error of former pivots
// stays.
extension Tableau {
  /// Computes the rows from equations, each a row that is zero.
  ///
  /// The objective is empty then. Answers false if they do not determine the basic symbols, which
  /// only rounding can bring about.
  mutating func recompute(from equations: some Sequence<Row>) -> Bool {
    let wasBasic = kinds.indices.map { slot(of: Symbol($0)) != nil }
    clear()
    for equation in equations {
      var row = reduced(equation)
      let basics = row.cells.filter { wasBasic[$0.symbol.asIndex] }
      // The largest coefficient divides with the least error.
      guard let basic = basics.max(by: { abs($0.coefficient) < abs($1.coefficient) }) else {
        return false
      }
      row.solve(for: basic.symbol)
      insert(row, basic: basic.symbol)
    }
    return true
  }
}
