import CSDL2

/// The embedding levels of a line's characters, by the Unicode bidirectional algorithm.
nonisolated struct DirectionLevels {
  /// Even levels run left to right, odd ones right to left; nested ones are higher.
  let levels: [Int]

  /// Needs the whole line; its first strong character decides the line's own direction.
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

  /// Sorts runs from left to right: from the highest level down, neighbours of at least that level
  /// are reversed.
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
