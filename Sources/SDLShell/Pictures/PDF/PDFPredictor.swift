/// Restores rows of which only the differences from their neighbours are stored.
nonisolated struct PDFPredictor {
  private let kind: Int
  /// Bytes from a value to the same one of the next column.
  private let step: Int
  /// Bytes in a row.
  private let length: Int

  init(_ settings: [String: PDFValue]) {
    func setting(_ name: String, or defaultValue: Int) -> Int {
      min(max(settings[name]?.count ?? defaultValue, 1), Self.maximum)
    }
    kind = setting("Predictor", or: 1)
    let bits = setting("Colors", or: 1) * setting("BitsPerComponent", or: 8)
    step = max(1, bits / 8)
    length = (bits * setting("Columns", or: 1) + 7) / 8
  }

  /// More than any row has.
  private static let maximum = 1 << 16

  func restored(_ data: [UInt8]) throws(PDFFault) -> [UInt8] {
    switch kind {
    case 1: data
    case 10...15: try restoredLikePNG(data)
    default: throw .undrawn("data packed by predictor \(kind)")
    }
  }

  /// Each row begins with the number of a filter of PNG files.
  private func restoredLikePNG(_ data: [UInt8]) throws(PDFFault) -> [UInt8] {
    var restored: [UInt8] = []
    var above = [UInt8](repeating: 0, count: length)
    for start in stride(from: 0, to: data.count, by: length + 1) {
      var row = Array(data[(start + 1)..<min(start + 1 + length, data.count)])
      guard restore(&row, above, filter: data[start]) else { throw .damaged }
      restored += row
      above.replaceSubrange(0..<row.count, with: row)
    }
    return restored
  }

  private func restore(_ row: inout [UInt8], _ above: [UInt8], filter: UInt8) -> Bool {
    guard filter <= 4 else { return false }
    for index in row.indices {
      let left = index >= step ? row[index - step] : 0
      let corner = index >= step ? above[index - step] : 0
      switch filter {
      case 1: row[index] &+= left
      case 2: row[index] &+= above[index]
      case 3: row[index] &+= UInt8((Int(left) + Int(above[index])) / 2)
      case 4: row[index] &+= Self.nearest(left, above[index], corner)
      default: break
      }
    }
    return true
  }

  /// Of three neighbours the one nearest to their plane (Paeth's filter).
  private static func nearest(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let sum = Int(left) + Int(above) - Int(corner)
    func distance(_ value: UInt8) -> Int { abs(sum - Int(value)) }
    if distance(left) <= distance(above), distance(left) <= distance(corner) { return left }
    return distance(above) <= distance(corner) ? above : corner
  }
}
