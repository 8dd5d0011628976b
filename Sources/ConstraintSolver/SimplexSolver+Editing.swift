extension SimplexSolver {
  /// Makes a variable one that values can be suggested for, at first the one it has.
  ///
  /// Stops if it is one already or if the priority is required.
  public mutating func addEditVariable(_ variable: Variable, priority: Priority) {
    precondition(edits[variable] == nil, "The variable can be edited already.")
    precondition(!priority.isRequired, "A suggested value cannot be required.")
    let expression = 1 * variable - value(of: variable)
    let constraint = Constraint(expression, .equal, priority: priority)
    // Only required constraints can be unsatisfiable.
    edits[variable] = try? add(constraint)
  }

  /// Suggests a value.
  ///
  /// The variable takes it as far as constraints of the same or a higher priority let it.
  public mutating func suggest(_ value: Double, for variable: Variable) {
    try? setConstant(-value, of: edit(of: variable))
  }

  /// Ends editing a variable, which no longer has to be near the suggested value.
  public mutating func removeEditVariable(_ variable: Variable) {
    remove(edit(of: variable))
    edits[variable] = nil
  }

  private func edit(of variable: Variable) -> Constraint.ID {
    guard let edit = edits[variable] else {
      preconditionFailure("Values can only be suggested for a variable that was made editable.")
    }
    return edit
  }
}
