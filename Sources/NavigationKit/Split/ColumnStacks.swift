/// What becomes of the columns' pages as all are stacked in one column, and as they part again.
nonisolated struct ColumnStacks<Page: Hashable> {
  /// The pages each column had when they were stacked, or was given since, from the primary column on.
  var columns: [[Page]]

  /// All pages of the columns up to one, as one stack.
  func stack(through top: Int) -> [Page] { columns.prefix(through: top).flatMap { $0 } }

  /// Gives each column its pages of a stack back.
  ///
  /// What was put on a column's pages is that column's. A column none of whose pages is there any more
  /// has all that it had.
  func divide(_ stack: [Page]) -> [[Page]] {
    var result = columns.enumerated().map { index, own in
      index == 0 || cut(index, in: stack) != nil ? [] : own
    }
    var column = 0
    for (place, page) in stack.enumerated() {
      // The columns lie in their order, whatever the stack was made into.
      while let next = nextColumn(after: column, startingAt: place, in: stack) { column = next }
      result[column].append(page)
    }
    if result[0].isEmpty {
      result[0] = columns[0].filter { page in !result.dropFirst().joined().contains(page) }
    }
    return result
  }

  /// Where a column's pages begin in a stack; nil where none is there.
  func cut(_ column: Int, in stack: [Page]) -> Int? {
    let own = Set(columns[column])
    return stack.firstIndex(where: own.contains)
  }

  private func nextColumn(after column: Int, startingAt place: Int, in stack: [Page]) -> Int? {
    columns.indices.dropFirst(column + 1).first { cut($0, in: stack) == place }
  }

  /// The stack with a column on top: without what is above it, or with what it has.
  func showing(_ column: Int, in stack: [Page]) -> [Page] {
    let parts = divide(stack)
    if cut(column, in: stack) != nil || column == 0 {
      return parts.indices.prefix(through: column).filter { $0 == 0 || cut($0, in: stack) != nil }
        .flatMap { parts[$0] }
    }
    return parts.prefix(through: column).flatMap { $0 }
  }

  /// The stack without a column and what is above it; nil where the column is not in it.
  func hiding(_ column: Int, in stack: [Page]) -> [Page]? {
    guard column > 0, let cut = cut(column, in: stack), cut > 0 else { return nil }
    return Array(stack.prefix(upTo: cut))
  }
}
