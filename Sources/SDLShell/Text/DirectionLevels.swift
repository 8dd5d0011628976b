import CSDL2

/// Which characters of a line run from right to left, by the Unicode bidirectional algorithm.
nonisolated struct DirectionLevels {
  /// Even levels run from left to right, odd ones from right to left; deeper ones are higher.
  let levels: [Int]

  /// Takes the whole line; the first letter decides which way the line itself runs.
  init(of scalars: [Unicode.Scalar]) {
    let count = FriBidiStrIndex(scalars.count)
    let values = scalars.map(\.value)
    var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var found = [FriBidiLevel](repeating: 0, count: scalars.count)
    var line = FRIBIDI_PAR_ON
    fribidi_get_bidi_types(values, count, &types)
    fribidi_get_bracket_types(values, count, types, &brackets)
    let isFound = fribidi_get_par_embedding_levels_ex(types, brackets, count, &line, &found) != 0
    levels = isFound ? found.map { Int($0) } : found.map { _ in 0 }
  }

  /// Puts runs in the order in which they stand: from the deepest level up, neighbours of at least
  /// that level change places.
  static func visualOrder(of runs: [TextRun]) -> [TextRun] {
    var order = Array(runs.indices)
    for level in stride(from: runs.map(\.level).max() ?? 0, to: 0, by: -1) {
      var start = 0
      while start < order.count {
        let end = order[start...].firstIndex { runs[$0].level < level } ?? order.count
        if end > start { order[start..<end].reverse() }
        start = end + 1
      }
    }
    return order.map { runs[$0] }
  }
}
