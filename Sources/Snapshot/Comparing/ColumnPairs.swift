/// The columns of two tracks matched by part and quantity, with remarks on those that do not match.
struct ColumnPairs {
  /// A column that both tracks have, with its index in each.
  struct Pair: Hashable {
    let column: MotionColumn
    let expected: Int
    let actual: Int
  }

  /// The columns that both tracks have.
  private(set) var same: [Pair] = []
  /// Remarks on columns that only one track has, and on columns that more or fewer parts share now.
  private(set) var unpaired: [Remark] = []

  /// Pairs columns first by part and quantity; the rest where another part moves by the same
  /// offsets.
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

  /// Whether both change by the same offsets: the same motion, named after another part.
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
        predicate: "\(count == 1 ? "moves" : "move") \(old.quantity.direction) with \(old.part)")
    ]
  }

  private static func ended(_ column: MotionColumn) -> Remark {
    Remark(
      subject: column.part, predicate: "no longer moves \(column.quantity.direction) as it did")
  }

  private static func begun(_ column: MotionColumn) -> Remark {
    Remark(
      subject: column.part, predicate: "moves \(column.quantity.direction) as it did not before")
  }
}

extension MotionColumn {
  /// Whether both measure the same quantity of the same part, whichever parts share the column.
  fileprivate func isAbout(_ other: MotionColumn) -> Bool {
    part == other.part && quantity == other.quantity
  }
}

extension MotionCurve.Measure {
  /// The direction in words.
  fileprivate var direction: String {
    switch self {
    case .x: "sideways"
    case .y: "up or down"
    case .width: "in width"
    case .height: "in height"
    }
  }
}
