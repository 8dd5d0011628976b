/// Which columns of two tracks are about the same, and what is to be said of the others.
struct ColumnPairs {
  /// The same part and quantity, by place in either track.
  struct Pair: Hashable {
    let column: MotionColumn
    let expected: Int
    let actual: Int
  }

  /// What both tracks have.
  private(set) var same: [Pair] = []
  /// What is to be said of what only one has, and of those that more or fewer parts share.
  private(set) var unpaired: [Remark] = []

  /// Pairs the columns of two tracks by part and quantity.
  init(_ expected: MotionTrack, _ actual: MotionTrack) {
    var left = Self.columns(of: actual)
    var gone: [(offset: Int, column: MotionColumn)] = []
    for (offset, column) in Self.columns(of: expected) {
      guard let match = left.firstIndex(where: { $0.column.isAbout(column) }) else {
        gone.append((offset, column))
        continue
      }
      let (other, now) = left.remove(at: match)
      same.append(Pair(column: now, expected: offset, actual: other))
      unpaired += Self.company(of: column, now)
    }
    for (offset, column) in gone {
      let twin = left.firstIndex {
        $0.column.quantity == column.quantity
          && Self.moveAlike(expected.values(offset), actual.values($0.offset))
      }
      guard let twin else {
        unpaired.append(Self.ended(column))
        continue
      }
      let now = left.remove(at: twin).column
      if now.more <= column.more { unpaired.append(Self.ended(column)) }
      if now.more >= column.more { unpaired.append(Self.begun(now)) }
    }
    unpaired += left.map { Self.begun($0.column) }
  }

  private static func columns(of track: MotionTrack) -> [(offset: Int, column: MotionColumn)] {
    track.columns.enumerated().map { offset, name in
      (offset, MotionColumn(name) ?? MotionColumn(part: name, more: 0, quantity: .x))
    }
  }

  /// Whether one moves by the same offsets as the other: the same motion under another first part.
  private static func moveAlike(_ one: [Double?], _ other: [Double?]) -> Bool {
    let curves = [one, other].map { MotionCurve(name: "", quantity: .x, values: $0) }
    return one.count == other.count && curves[0].movesLike(curves[1])
  }

  private static func company(of old: MotionColumn, _ new: MotionColumn) -> [Remark] {
    guard old.more != new.more else { return [] }
    let count = abs(old.more - new.more)
    let parts = count == 1 ? "part" : "parts"
    return [
      Remark(
        subject: "\(count) \(parts) \(new.more > old.more ? "more" : "fewer")",
        predicate: "\(count == 1 ? "moves" : "move") \(old.quantity.way) with \(old.part)")
    ]
  }

  private static func ended(_ column: MotionColumn) -> Remark {
    Remark(
      subject: column.part, predicate: "no longer moves \(column.quantity.way) as it did")
  }

  private static func begun(_ column: MotionColumn) -> Remark {
    Remark(
      subject: column.part, predicate: "moves \(column.quantity.way) as it did not before")
  }
}

extension MotionColumn {
  /// Whether it measures the same of the same part, whoever moves with it.
  fileprivate func isAbout(_ other: MotionColumn) -> Bool {
    part == other.part && quantity == other.quantity
  }
}

extension MotionCurve.Measure {
  /// How a part moves that changes it.
  fileprivate var way: String {
    switch self {
    case .x: "sideways"
    case .y: "up or down"
    case .width: "in width"
    case .height: "in height"
    }
  }
}
