/// A value with its position in the text.
public nonisolated struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value.
  public var value: Value
  /// The position.
  public var place: SourcePosition

  /// Makes a value; without a text its position is the beginning.
  public init(_ value: Value, at place: SourcePosition = SourcePosition(line: 1, column: 1)) {
    self.value = value
    self.place = place
  }
}
