/// A line of a class's table: a name, and the closure or key path that it stands for.
struct TableEntry {
  enum Kind { case selector, outlet }

  let kind: Kind
  let text: String
  /// The conditions of the `#if` that the member is in.
  let conditions: [String]
}
