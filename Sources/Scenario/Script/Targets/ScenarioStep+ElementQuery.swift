nonisolated extension ScenarioStep {
  /// What a target or an expectation asks of an element; nil values are not asked for.
  public struct ElementQuery: Hashable, Sendable {
    /// Its role.
    public var role: String?
    /// Its label.
    public var label: TextPattern?
    /// A text that it says: its label, one of its further texts, or the text of a field.
    public var text: String?
    /// Its accessibility identifier.
    public var identifier: String?
    /// Its value.
    public var value: String?
    /// One of its further texts, such as the subtitle of a row.
    public var detail: String?
    /// Whether it is selected.
    public var isSelected: Bool?
    /// Whether it is enabled.
    public var isEnabled: Bool?
    /// Whether it gets what is typed.
    public var isFocused: Bool?
    /// Where it is, as seen from other elements.
    public var relations: [ElementRelation] = []
    /// Which one it is of those that meet all else, in reading order: 1 is the first, -1 the last.
    public var number: Int?

    /// Makes a query that each element meets.
    public init() {}

    /// Asks for an element that says a text.
    public init(text: String) { self.text = text }
  }
}

nonisolated extension ScenarioStep.ElementQuery: ExpressibleByStringLiteral {
  /// Asks for an element that says a text.
  public init(stringLiteral value: String) { self.init(text: value) }
}
