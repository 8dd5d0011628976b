extension Row {
  /// How much shorter a row has to be to be added cell by cell.
  private static let shortness = 16

  /// Replaces a symbol by the row that it equals.
  ///
  /// Appends the symbols that are new here.
  mutating func substitute(
    _ symbol: Symbol, times coefficient: Double, with row: Row, new: inout [Symbol]
  ) {
    constant += coefficient * row.constant
    guard row.cells.count * Self.shortness > cells.count else {
      remove(symbol)
      return addEach(of: row, times: coefficient, new: &new)
    }
    cells = Self.sum(cells, omitting: symbol, row.cells, times: coefficient, new: &new)
  }

  /// Adds a row.
  mutating func add(_ row: Row, times factor: Double) {
    var new: [Symbol] = []
    constant += factor * row.constant
    guard row.cells.count * Self.shortness > cells.count else {
      return addEach(of: row, times: factor, new: &new)
    }
    cells = Self.sum(cells, omitting: nil, row.cells, times: factor, new: &new)
  }

  private mutating func addEach(of row: Row, times factor: Double, new: inout [Symbol]) {
    for cell in row.cells where add(cell.symbol, times: factor * cell.coefficient) {
      new.append(cell.symbol)
    }
  }

  /// Merges cells with others that are multiplied by a factor.
  private static func sum(
    _ own: [Cell], omitting omitted: Symbol?, _ added: [Cell], times factor: Double,
    new: inout [Symbol]
  ) -> [Cell] {
    let end = Symbol(Int(Int32.max))
    let omitted = omitted ?? end
    return Array(unsafeUninitializedCapacity: own.count + added.count) { sum, count in
      var (left, right) = (0, 0)
      while left < own.count || right < added.count {
        let ownSymbol = left < own.count ? own[left].symbol : end
        let addedSymbol = right < added.count ? added[right].symbol : end
        var cell: Cell
        if ownSymbol < addedSymbol {
          cell = own[left]
          left += 1
          if ownSymbol == omitted { continue }
        } else {
          cell = added[right]
          cell.coefficient *= factor
          right += 1
          if ownSymbol == addedSymbol {
            cell.coefficient += own[left].coefficient
            left += 1
          }
          guard abs(cell.coefficient) > Tolerance.coefficient else { continue }
          if ownSymbol != addedSymbol { new.append(addedSymbol) }
        }
        sum.initializeElement(at: count, to: cell)
        count += 1
      }
    }
  }
}
