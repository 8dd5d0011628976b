/// An error: a required constraint cannot hold together with others.
///
/// The solver is as it was before.
public struct UnsatisfiableConstraint: Error, Hashable, Sendable {
  /// The constraint that cannot hold: the one that was to be added, or one whose constant was to
  /// change, with its new constant.
  public let constraint: Constraint

  /// The constraint's name if it is in the solver already, as its constant was to change.
  public let id: Constraint.ID?

  /// The required constraints it conflicts with, in the order they were added.
  ///
  /// The constraint could hold with all of them but any one; there may be other conflicts.
  /// Empty if it is impossible by itself.
  public let conflicting: [Constraint.ID]
}
