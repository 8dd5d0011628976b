/// Which characters of a line run from right to left: the Unicode bidirectional algorithm without
/// its embeddings and isolates, which file names and labels do without.
nonisolated struct DirectionLevels {
  private enum Kind { case left, right, digit, neutral }

  /// Even levels run from left to right, odd ones from right to left; deeper ones are higher.
  let levels: [Int]

  /// Takes the first scalar of each character.
  init(of scalars: [Unicode.Scalar]) {
    let kinds = scalars.map { scalar -> Kind in
      if scalar.rightToLeftScript != nil { return .right }
      if scalar.isDigit { return .digit }
      return scalar.isNeutral ? .neutral : .left
    }
    let isReversed = kinds.first { $0 == .left || $0 == .right } == .right
    let sides = Self.sides(of: kinds, isReversed: isReversed)
    levels = zip(kinds, sides).map { kind, isRight in
      if kind == .digit, isRight { return 2 }
      return isRight ? 1 : isReversed ? 2 : 0
    }
  }

  /// Whether each character belongs to what runs from right to left.
  ///
  /// Digits go with the letters before them; what is neutral goes with both its neighbours, or else with the line.
  private static func sides(of kinds: [Kind], isReversed: Bool) -> [Bool] {
    var before = isReversed
    var sides = kinds.map { kind -> Bool? in
      if kind == .left || kind == .right { before = kind == .right }
      return kind == .neutral ? nil : before
    }
    var start = 0
    while let first = sides[start...].firstIndex(of: nil) {
      let end = sides[first...].firstIndex { $0 != nil } ?? sides.count
      let left = first > 0 ? sides[first - 1] : isReversed
      let right = end < sides.count ? sides[end] : isReversed
      for index in first..<end { sides[index] = left == right ? left : isReversed }
      start = end
    }
    return sides.map { $0 ?? isReversed }
  }

  /// Puts runs in the order in which they stand: from the deepest level up, neighbours of at least
  /// that level change places.
  static func visualOrder<Run>(of runs: [Run], levels: [Int]) -> [Run] {
    var order = Array(runs.indices)
    for level in stride(from: levels.max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        let end = order[start...].firstIndex { levels[$0] < level } ?? order.count
        if end > start { order[start..<end].reverse() }
        start = end + 1
      }
    }
    return order.map { runs[$0] }
  }
}
