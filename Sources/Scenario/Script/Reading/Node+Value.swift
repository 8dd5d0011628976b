import Yams

nonisolated extension Node {
  /// The position of the value.
  var place: SourcePosition { SourcePosition(mark) }

  /// The value as error messages describe it.
  var value: WrittenValue {
    switch self {
    case .mapping: .mapping
    case .sequence(let sequence): .list(count: sequence.count)
    case .alias: .reference
    case .scalar(let scalar): isNothing ? .nothing : .text(scalar.string)
    }
  }

  /// Whether it is empty or `null`.
  var isNothing: Bool {
    guard case .scalar(let scalar) = self, scalar.style == .plain else { return false }
    return ["", "~", "null", "Null", "NULL"].contains(scalar.string)
  }
}
