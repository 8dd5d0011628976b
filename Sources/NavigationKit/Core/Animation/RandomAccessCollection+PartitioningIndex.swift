nonisolated extension RandomAccessCollection {
  /// The first index whose element passes, of elements that all pass after that.
  func partitioningIndex(where passes: (Element) -> Bool) -> Index {
    var (start, length) = (startIndex, count)
    while length > 0 {
      let half = length / 2
      let middle = index(start, offsetBy: half)
      if passes(self[middle]) {
        length = half
      } else {
        start = index(after: middle)
        length -= half + 1
      }
    }
    return start
  }
}
