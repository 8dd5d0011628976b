/// The constraints, solved for the basic symbols: each of them equals a row of parametric symbols,
/// which are zero.
///
/// A row stays in its slot.
struct Tableau: Sendable {
  /// An exchange of a slot's basic symbol.
  struct Pivot: Sendable {
    let slot: Int
    let leaving: Symbol
  }

  private(set) var rows: [Row] = []
  /// By slot; nil in unused ones.
  private(set) var basics: [Symbol?] = []
  private var unusedSlots: [Int] = []

  /// By symbol.
  private(set) var kinds: [SymbolKind] = []
  /// By symbol; -1 for parametric ones.
  private var slots: [Int32] = []
  private var unusedSymbols: [Symbol] = []

  var columns = Columns()
  var objective = Objective()
  var changes = ChangedValues()
  /// Slots that may have become infeasible.
  var suspects: [Int] = []
  /// The exchanges since the operation began.
  var pivots: [Pivot] = []
  /// How often rounding may have added to errors since the rows were computed from the constraints.
  var roundings = 0

  /// Whether an operation has taken more pivots than any needs.
  ///
  /// Only rounding can bring that about, where coefficients differ by many powers of ten. The
  /// operation ends then, with the best solution it has.
  var isCircling: Bool { pivots.count > 1000 + 10 * rows.count }

  // MARK: Symbols

  mutating func makeSymbol(_ kind: SymbolKind) -> Symbol {
    if let symbol = unusedSymbols.popLast() {
      kinds[symbol.asIndex] = kind
      return symbol
    }
    kinds.append(kind)
    slots.append(-1)
    columns.appendSymbol()
    changes.appendSymbol()
    return Symbol(kinds.count - 1)
  }

  /// Forgets a symbol, which only rounding may have left in rows.
  mutating func removeSymbol(_ symbol: Symbol) {
    precondition(slot(of: symbol) == nil, "A basic symbol cannot be forgotten.")
    for entry in columns.entries(of: symbol, in: rows) { rows[entry.slot].remove(symbol) }
    columns.clear(symbol)
    objective.erase(symbol)
    changes.forget(symbol)
    unusedSymbols.append(symbol)
  }

  func kind(of symbol: Symbol) -> SymbolKind { kinds[symbol.asIndex] }

  /// The slot of a basic symbol.
  func slot(of symbol: Symbol) -> Int? {
    let slot = slots[symbol.asIndex]
    return slot < 0 ? nil : Int(slot)
  }

  func value(of symbol: Symbol) -> Double {
    slot(of: symbol).map { rows[$0].constant } ?? 0
  }

  mutating func column(of symbol: Symbol) -> [Columns.Entry] {
    columns.entries(of: symbol, in: rows)
  }

  // MARK: Rows

  /// Adds a row for a symbol.
  @discardableResult
  mutating func insert(_ row: Row, basic: Symbol) -> Int {
    let slot = unusedSlots.popLast() ?? rows.count
    if slot == rows.count {
      rows.append(Row())
      basics.append(nil)
      columns.appendSlot()
    }
    for cell in row.cells { columns.insert(slot, for: cell.symbol) }
    place(row, in: slot, basic: basic, column: column(of: basic))
    return slot
  }

  mutating func drop(_ slot: Int) {
    release(slot)
    rows[slot] = Row()
    unusedSlots.append(slot)
  }

  /// Drops all rows and the objective; the symbols stay.
  mutating func clear() {
    for slot in rows.indices where basics[slot] != nil { drop(slot) }
    for index in kinds.indices { columns.clear(Symbol(index)) }
    objective = Objective()
    roundings = 0
  }

  /// Solves a slot's row for another of its symbols.
  mutating func pivot(_ slot: Int, entering: Symbol) {
    guard let leaving = basics[slot] else { preconditionFailure("An unused slot has no row.") }
    pivots.append(Pivot(slot: slot, leaving: leaving))
    let column = column(of: entering).filter { $0.slot != slot }
    var row = Row()
    swap(&row, &rows[slot])
    row.exchange(leaving, for: entering)
    columns.insert(slot, for: leaving)
    release(slot)
    place(row, in: slot, basic: entering, column: column)
  }

  mutating func addToConstant(_ change: Double, in slot: Int) {
    rows[slot].constant += change
    constantDidChange(in: slot)
  }

  private mutating func place(
    _ row: Row, in slot: Int, basic: Symbol, column: [Columns.Entry]
  ) {
    var new: [Symbol] = []
    for entry in column {
      rows[entry.slot].substitute(basic, times: entry.coefficient, with: row, new: &new)
      for symbol in new { columns.insert(entry.slot, for: symbol) }
      new.removeAll(keepingCapacity: true)
      if row.constant != 0 { constantDidChange(in: entry.slot) }
    }
    objective.substitute(basic, with: row)
    columns.clear(basic)
    rows[slot] = row
    basics[slot] = basic
    slots[basic.asIndex] = Int32(slot)
    roundings += 1
    constantDidChange(in: slot)
  }

  private mutating func release(_ slot: Int) {
    guard let basic = basics[slot] else { return }
    slots[basic.asIndex] = -1
    basics[slot] = nil
    if kind(of: basic) == .free { changes.mark(basic) }
  }

  private mutating func constantDidChange(in slot: Int) {
    guard let basic = basics[slot] else { return }
    if kind(of: basic) == .free { changes.mark(basic) } else { suspects.append(slot) }
  }
}
