/// A linear form: a constant and symbols with coefficients.
///
/// In the tableau it is what a basic symbol equals.
struct Row: Sendable {
  struct Cell: Sendable {
    let symbol: Symbol
    var coefficient: Double
  }

  var constant: Double
  /// In the order of symbols, none of them zero.
  var cells: [Cell] = []

  init(constant: Double = 0) { self.constant = constant }

  func coefficient(of symbol: Symbol) -> Double {
    let index = lowerBound(symbol)
    return index < cells.count && cells[index].symbol == symbol ? cells[index].coefficient : 0
  }

  /// Adds one symbol.
  ///
  /// Answers whether it is new here.
  @discardableResult
  mutating func add(_ symbol: Symbol, times coefficient: Double) -> Bool {
    let index = lowerBound(symbol)
    guard index < cells.count, cells[index].symbol == symbol else {
      guard abs(coefficient) > Tolerance.coefficient else { return false }
      cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: index)
      return true
    }
    cells[index].coefficient += coefficient
    if abs(cells[index].coefficient) <= Tolerance.coefficient { cells.remove(at: index) }
    return false
  }

  /// Removes a symbol.
  ///
  /// Answers the coefficient that it had.
  @discardableResult
  mutating func remove(_ symbol: Symbol) -> Double {
    let index = lowerBound(symbol)
    guard index < cells.count, cells[index].symbol == symbol else { return 0 }
    return cells.remove(at: index).coefficient
  }

  /// Solves `0 = row` for one of its symbols, so that the row is what the symbol equals.
  mutating func solve(for symbol: Symbol) {
    scale(by: -1 / remove(symbol))
  }

  /// Turns `leaving = row` into `entering = row`.
  mutating func exchange(_ leaving: Symbol, for entering: Symbol) {
    let factor = 1 / remove(entering)
    scale(by: -factor)
    cells.insert(Cell(symbol: leaving, coefficient: factor), at: lowerBound(leaving))
  }

  private mutating func scale(by factor: Double) {
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
  }

  private func lowerBound(_ symbol: Symbol) -> Int {
    cells.withUnsafeBufferPointer { cells in
      var low = 0
      var high = cells.count
      while low < high {
        let middle = (low + high) >> 1
        if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }
}
