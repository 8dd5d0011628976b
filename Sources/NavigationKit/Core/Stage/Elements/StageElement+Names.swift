nonisolated extension StageElement.Role {
  /// Whether the element's value is a text that a person types.
  package var isField: Bool { self == .textField || self == .searchField }
}

nonisolated extension [StageElement] {
  /// The elements that a person means by a name: those labelled so, or if there are none, the fields
  /// with that text.
  package func named(_ name: String) -> [StageElement] {
    let labelled = filter { $0.label == name }
    return labelled.isEmpty ? filter { $0.role.isField && $0.value == name } : labelled
  }
}
