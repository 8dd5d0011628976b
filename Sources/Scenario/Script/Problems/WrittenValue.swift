/// A value in a scenario's text, as error messages describe it.
nonisolated enum WrittenValue: Hashable {
  case mapping
  case list(count: Int)
  case reference
  case nothing
  case text(String)

  /// The text; empty for anything else.
  var text: String { if case .text(let text) = self { text } else { "" } }
}
