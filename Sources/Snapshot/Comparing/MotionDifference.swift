/// The differences between the motion in two tracks.
public struct MotionDifference: Hashable, Sendable, ExplainedDifference {
  /// The differences: first parts that are late or early as a whole, then parts that moved, by time.
  public var sentences: [String]

  /// Compares two tracks, rounded as in their texts; nil if they are equal.
  public init?(expected: MotionTrack, actual: MotionTrack) {
    let (expected, actual) = (expected.rounded, actual.rounded)
    guard expected != actual else { return nil }
    let columns = ColumnPairs(expected, actual)
    let delays = columns.same.compactMap { pair in
      Delay(expected.values(pair.expected), actual.values(pair.actual)).map { (pair, $0) }
    }
    let late = Set(delays.map(\.0.expected))
    let moved = columns.same.filter { !late.contains($0.expected) }
      .flatMap { pair in
        Deviation.all(
          of: pair.column, expected.values(pair.expected), actual.values(pair.actual),
          at: expected.rows.map(\.time))
      }
      .sorted { $0.comesBefore($1) }
    sentences =
      InstantsDifference(expected, actual).sentences
      + delays.remarks(of: columns).sentences + moved.map(\.remark).sentences
      + columns.unpaired.sentences
    if late.isEmpty, columns.unpaired.isEmpty {
      sentences += Self.unnamed(expected, actual, columns.same)
    }
    if sentences.isEmpty { sentences = ["the order of what moves is another"] }
  }

  /// A sentence on instants at which frames differ although no measured value does.
  private static func unnamed(
    _ expected: MotionTrack, _ actual: MotionTrack, _ pairs: [ColumnPairs.Pair]
  ) -> [String] {
    let columns = pairs.map { (expected.values($0.expected), actual.values($0.actual)) }
    let times = zip(expected.rows, actual.rows).enumerated().filter { index, rows in
      rows.0.frame != rows.1.frame && columns.allSatisfy { $0.0[index] == $0.1[index] }
    }.map(\.element.0.time)
    guard let first = times.first, let last = times.last else { return [] }
    let when = first == last ? "at \(seconds(first))" : "from \(seconds(first)) to \(seconds(last))"
    return ["frames differ \(when) though nothing named moved otherwise"]
  }

  /// A time with its unit.
  static func seconds(_ time: Double) -> String {
    Decimals.text(time, FrameRecord.timePlaces) + " s"
  }
}

extension MotionTrack {
  /// A column's values; nil where a row is too short.
  func values(_ column: Int) -> [Double?] {
    rows.map { $0.values.indices.contains(column) ? $0.values[column] : nil }
  }
}

/// The differences between the times at which two tracks were sampled.
private struct InstantsDifference {
  let sentences: [String]

  init(_ expected: MotionTrack, _ actual: MotionTrack) {
    if expected.rows.count != actual.rows.count {
      sentences = ["the film has \(actual.rows.count) instants, expected \(expected.rows.count)"]
    } else if let pair = zip(expected.rows, actual.rows).first(where: { $0.time != $1.time }) {
      sentences = [
        "an instant is at \(Decimals.text(pair.1.time, MotionTrack.timePlaces)) s, expected "
          + "\(Decimals.text(pair.0.time, MotionTrack.timePlaces)) s"
      ]
    } else {
      sentences = []
    }
  }
}
