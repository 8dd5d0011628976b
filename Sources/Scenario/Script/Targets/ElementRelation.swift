nonisolated extension ScenarioStep {
  /// Where an element is, as seen from another one.
  public struct ElementRelation: Hashable, Sendable {
    /// The direction.
    public enum Kind: String, CaseIterable, Sendable {
      /// Its middle is inside the other one's frame.
      case inside = "in"
      case below, above
      /// On the same line, nearer to where the line begins, or to where it ends.
      case before, after
    }

    /// The direction.
    public var kind: Kind
    /// The other element.
    public var element: ElementQuery

    /// Makes a relation.
    public init(_ kind: Kind, _ element: ElementQuery) {
      (self.kind, self.element) = (kind, element)
    }
  }
}
