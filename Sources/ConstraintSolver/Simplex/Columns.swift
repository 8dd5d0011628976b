/// For each symbol the slots of the rows that contain it.
struct Columns: Sendable {
  struct Entry {
    let slot: Int
    let coefficient: Double
  }

  /// By symbol.
  ///
  /// May hold slots repeatedly, and slots whose rows no longer contain the symbol: looking finds
  /// out, which is cheaper than searching the list at each cancellation.
  private var slots: [[Int32]] = []
  /// By slot: the number of the last look that found it.
  private var looks: [UInt64] = []
  private var look: UInt64 = 0

  mutating func appendSymbol() { slots.append([]) }

  mutating func appendSlot() { looks.append(0) }

  mutating func insert(_ slot: Int, for symbol: Symbol) {
    slots[symbol.asIndex].append(Int32(slot))
  }

  mutating func clear(_ symbol: Symbol) {
    slots[symbol.asIndex].removeAll(keepingCapacity: true)
  }

  /// The rows that contain a symbol, with its coefficients.
  mutating func entries(of symbol: Symbol, in rows: [Row]) -> [Entry] {
    look += 1
    var entries: [Entry] = []
    let candidates = slots[symbol.asIndex]
    entries.reserveCapacity(candidates.count)
    for slot in candidates where looks[Int(slot)] != look {
      let coefficient = rows[Int(slot)].coefficient(of: symbol)
      guard coefficient != 0 else { continue }
      looks[Int(slot)] = look
      entries.append(Entry(slot: Int(slot), coefficient: coefficient))
    }
    if candidates.count > 2 * entries.count {
      slots[symbol.asIndex] = entries.map { Int32($0.slot) }
    }
    return entries
  }
}
