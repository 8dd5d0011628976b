import Yams

nonisolated extension Node {
  /// Where the value begins.
  var place: SourcePosition { SourcePosition(mark) }

  /// What the value is, in a problem.
  var value: WrittenValue {
    switch self {
    case .mapping: .mapping
    case .sequence(let sequence): .list(count: sequence.count)
    case .alias: .reference
    case .scalar(let scalar): isNothing ? .nothing : .text(scalar.string)
    }
  }

  /// Whether nothing is written, or a word for it.
  var isNothing: Bool {
    guard case .scalar(let scalar) = self, scalar.style == .plain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.string)
  }
}
