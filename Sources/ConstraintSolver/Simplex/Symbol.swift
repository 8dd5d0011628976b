/// One unknown of the tableau, as its index.
struct Symbol: Hashable, Comparable, Sendable {
  let index: Int32

  init(_ index: Int) { self.index = Int32(index) }

  var asIndex: Int { Int(index) }

  static func < (one: Symbol, other: Symbol) -> Bool { one.index < other.index }
}

/// The kind of a symbol.
enum SymbolKind: UInt8, Sendable {
  /// A variable; it may have any value.
  case free
  /// By how much an inequality is more than satisfied; at least zero.
  case slack
  /// By how much a constraint is missed, in one direction; at least zero.
  case error
  /// Marks a required equality; always zero.
  case dummy

  /// Whether it may enter the basis to improve a solution.
  var canEnter: Bool { self == .slack || self == .error }
}
