/// The free symbols whose values may differ from those that were read last.
struct ChangedValues: Sendable {
  private(set) var symbols: [Symbol] = []
  /// By symbol.
  private var isMarked: [Bool] = []
  private var lastValues: [Double] = []

  mutating func appendSymbol() {
    isMarked.append(false)
    lastValues.append(0)
  }

  mutating func mark(_ symbol: Symbol) {
    guard !isMarked[symbol.asIndex] else { return }
    isMarked[symbol.asIndex] = true
    symbols.append(symbol)
  }

  mutating func forget(_ symbol: Symbol) {
    lastValues[symbol.asIndex] = 0
    guard isMarked[symbol.asIndex] else { return }
    isMarked[symbol.asIndex] = false
    symbols.removeAll { $0 == symbol }
  }

  /// Reads a marked symbol.
  ///
  /// Answers whether its value is another than at the last time.
  mutating func read(_ symbol: Symbol, value: Double) -> Bool {
    isMarked[symbol.asIndex] = false
    defer { lastValues[symbol.asIndex] = value }
    return value != lastValues[symbol.asIndex]
  }

  mutating func endReading() { symbols.removeAll(keepingCapacity: true) }
}
