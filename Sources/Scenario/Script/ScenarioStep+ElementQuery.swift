nonisolated extension ScenarioStep {
  /// What an expectation says of an element; nil values are not checked.
  public struct ElementQuery: Hashable, Sendable {
    /// Its role.
    public var role: String?
    /// Its label.
    public var label: String?
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
