/// Makes one stack of all columns' pages on collapse, and divides it into columns on expansion.
nonisolated struct ColumnStacks<Page: Hashable> {
  /// The pages of each column, from the first one on.
  let columns: [[Page]]

  /// Divides a stack into the pages of each column.
  ///
  /// Pages pushed above a column's own pages belong to that column. A column with no page left in
  /// the stack gets back all pages it had.
  func divide(_ stack: [Page]) -> [[Page]] {
    let cuts = columns.indices.map { cut($0, in: stack) }
    var result = zip(columns.indices, columns).map { $0 == 0 || cuts[$0] != nil ? [] : $1 }
    var column = 0
    for (place, page) in stack.enumerated() {
      // Columns keep their order, even if the pages in the stack were reordered.
      while let next = cuts[(column + 1)...].firstIndex(of: place) { column = next }
      result[column].append(page)
    }
    if result[0].isEmpty {
      let others = Set(result.dropFirst().joined())
      result[0] = columns[0].filter { !others.contains($0) }
    }
    return result
  }

  /// Whether a column has pages in a stack; the first column always counts.
  func has(_ column: Int, in stack: [Page]) -> Bool {
    column == 0 || cut(column, in: stack) != nil
  }

  /// The index of a column's first page in a stack; nil if the stack has none of its pages.
  func cut(_ column: Int, in stack: [Page]) -> Int? {
    let own = Set(columns[column])
    return stack.firstIndex(where: own.contains)
  }

  /// The stack with a column on top: pages above it are removed, or its own pages are added.
  func showing(_ column: Int, in stack: [Page]) -> [Page] {
    let parts = divide(stack)
    let isShown = has(column, in: stack)
    return parts.indices.prefix(through: column).filter { !isShown || has($0, in: stack) }
      .flatMap { parts[$0] }
  }

  /// The stack without a column and all pages above it; nil if the column is not in it.
  func hiding(_ column: Int, in stack: [Page]) -> [Page]? {
    guard column > 0, let cut = cut(column, in: stack), cut > 0 else { return nil }
    return Array(stack.prefix(upTo: cut))
  }
}
