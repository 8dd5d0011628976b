/// Finds values of variables that satisfy linear constraints: all that are required, and of the
/// others those of the highest priority as well as possible, then those of the next.
///
/// It is the Cassowary algorithm (Badros, Borning and Stuckey 2001) with an objective per priority.
/// Each change starts from the solution before it. Among constraints of one priority it minimises
/// the sum of their errors. The same calls always lead to the same values. Copies are independent.
public struct SimplexSolver: Sendable {
  /// A constraint and its symbols in the tableau.
  struct Entry: Sendable {
    let id: Constraint.ID
    var constraint: Constraint
    let marker: Symbol
    let other: Symbol?
  }

  var tableau = Tableau()
  /// By the index of an ID; nil where a constraint was removed.
  var entries: [Entry?] = []
  private var unusedEntries: [Int] = []
  /// The constraint that holds a variable near the value suggested for it.
  var edits: [Variable: Constraint.ID] = [:]
  private var nextSerial: UInt64 = 0
  /// By symbol: the index of the entry of slack, error and dummy symbols.
  private var owners: [Int] = []
  /// By symbol: in how many constraints a variable is.
  private var useCounts: [Int] = []

  /// A solver without variables.
  public init() {}

  // MARK: Variables

  /// Makes a variable, whose value is zero until constraints say otherwise.
  public mutating func makeVariable() -> Variable { Variable(symbol: makeSymbol(.free, owner: -1)) }

  /// Forgets a variable.
  ///
  /// Stops if a constraint uses it.
  public mutating func remove(_ variable: Variable) {
    precondition(
      useCounts[variable.symbol.asIndex] == 0,
      "A variable cannot be removed while a constraint uses it.")
    tableau.removeSymbol(variable.symbol)
  }

  // MARK: Constraints

  /// Adds a constraint.
  ///
  /// Throws if it is required and cannot hold together with the required ones that are there; then
  /// nothing changes.
  @discardableResult
  public mutating func add(
    _ constraint: Constraint
  ) throws(UnsatisfiableConstraint) -> Constraint.ID {
    precondition(constraint.expression.isFinite, "A constraint's numbers must be finite.")
    let entry = makeEntry(constraint)
    let row = tableau.reduced(constraint.row)
    if let other = entry.other {
      tableau.addOptional(row, marker: entry.marker, other: other, priority: constraint.priority)
    } else {
      do throws(Infeasibility) {
        try tableau.addRequired(row, marker: entry.marker)
      } catch {
        let conflict = conflict(error, with: entry)
        tableau.removeSymbol(entry.marker)
        unusedEntries.append(Int(entry.id.index))
        throw UnsatisfiableConstraint(constraint: constraint, id: nil, conflicting: conflict)
      }
    }
    keep(entry)
    return entry.id
  }

  /// Removes a constraint.
  ///
  /// Those of lower priority hold again as well as they can.
  public mutating func remove(_ id: Constraint.ID) {
    let entry = entry(id)
    let priority = entry.constraint.priority
    tableau.remove(
      marker: entry.marker, other: entry.other, priority: priority.isRequired ? nil : priority)
    for term in entry.constraint.expression.terms { useCounts[term.variable.symbol.asIndex] -= 1 }
    entries[Int(id.index)] = nil
    unusedEntries.append(Int(id.index))
    refreshIfNeeded()
  }

  /// A constraint with its present constant.
  public subscript(id: Constraint.ID) -> Constraint { entry(id).constraint }

  func entry(_ id: Constraint.ID) -> Entry {
    guard let entry = entries[Int(id.index)], entry.id == id else {
      preconditionFailure("A constraint that was removed cannot be changed or removed.")
    }
    return entry
  }

  /// The other constraints that take part in a conflict, in the order they were added.
  func conflict(_ infeasibility: Infeasibility, with entry: Entry) -> [Constraint.ID] {
    infeasibility.symbols.compactMap { entries[owners[$0.asIndex]]?.id }
      .filter { $0 != entry.id }
      .sorted()
  }

  private mutating func makeEntry(_ constraint: Constraint) -> Entry {
    let index = unusedEntries.popLast() ?? entries.count
    if index == entries.count { entries.append(nil) }
    nextSerial += 1
    let isEquality = constraint.relation == .equal
    let isRequired = constraint.priority.isRequired
    let markerKind = isEquality ? isRequired ? SymbolKind.dummy : .error : .slack
    return Entry(
      id: Constraint.ID(index: Int32(index), serial: nextSerial), constraint: constraint,
      marker: makeSymbol(markerKind, owner: index),
      other: isRequired ? nil : makeSymbol(.error, owner: index))
  }

  private mutating func keep(_ entry: Entry) {
    for term in entry.constraint.expression.terms { useCounts[term.variable.symbol.asIndex] += 1 }
    entries[Int(entry.id.index)] = entry
    refreshIfNeeded()
  }

  private mutating func makeSymbol(_ kind: SymbolKind, owner: Int) -> Symbol {
    let symbol = tableau.makeSymbol(kind)
    if symbol.asIndex == owners.count {
      owners.append(owner)
      useCounts.append(0)
    }
    owners[symbol.asIndex] = owner
    return symbol
  }
}
