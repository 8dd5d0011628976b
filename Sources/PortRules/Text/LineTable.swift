/// Where the lines of a source begin.
struct LineTable {
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    starts = [0] + bytes.indices.filter { bytes[$0] == newline }.map { $0 + 1 }
  }

  /// The line and column of a byte, both from 1, as the compiler counts.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
