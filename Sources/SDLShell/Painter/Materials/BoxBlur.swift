import Foundation

/// Blurs levels nearly as a Gaussian does: three times by the mean of a box.
nonisolated struct BoxBlur: Hashable, Sendable {
  /// How far a box reaches to each side of its middle, in pixels.
  private let reach: Int

  /// Makes the blur of a radius in pixels, which is twice the standard deviation.
  ///
  /// Three boxes of a width have the variance 3 (width² − 1) / 12.
  init(radius: CGFloat) {
    let radius = Double(max(0, min(pixel(radius), Self.longestRadius)))
    reach = (Int((radius * radius + 1).squareRoot()) | 1) / 2
  }

  /// How far the blur spreads beyond what it blurs, in pixels.
  var margin: Int32 { Int32(3 * reach) }

  /// Blurs the levels of a picture, row by row.
  func blur(_ levels: inout [Float], columns: Int, rows: Int) {
    guard reach > 0 else { return }
    for _ in 0..<3 {
      for row in 0..<rows { average(&levels, from: row * columns, step: 1, count: columns) }
      for column in 0..<columns { average(&levels, from: column, step: columns, count: rows) }
    }
  }

  /// Replaces each level of a row or column by the mean around it.
  private func average(_ levels: inout [Float], from start: Int, step: Int, count: Int) {
    let line = (0..<count).map { levels[start + $0 * step] }
    let share = 1 / Float(2 * reach + 1)
    var sum = line.prefix(reach).reduce(0, +)
    for index in 0..<count {
      if index + reach < count { sum += line[index + reach] }
      if index > reach { sum -= line[index - reach - 1] }
      levels[start + index * step] = sum * share
    }
  }

  /// Longer radiuses look the same and cost more, in pixels.
  private static let longestRadius: Int32 = 512
}
