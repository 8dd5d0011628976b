public import NavigationKit

/// The elements of a stage by their roles, as tests ask for them.
extension Stage {
  /// All elements with a role.
  public func elements(_ role: StageElement.Role) -> [StageElement] {
    elements().filter { $0.role == role }
  }

  /// The labels of all elements with a role.
  public func labels(_ role: StageElement.Role) -> [String] { elements(role).map(\.label) }

  /// The first element with a role.
  public func element(_ role: StageElement.Role) -> StageElement? { elements(role).first }

  /// The first element with a role and a label.
  public func element(_ role: StageElement.Role, _ label: String) -> StageElement? {
    elements(role).first { $0.label == label }
  }
}
