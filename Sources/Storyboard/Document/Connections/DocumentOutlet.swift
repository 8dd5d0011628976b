/// A property of an object that is set to another object.
public struct DocumentOutlet: Sendable, Hashable {
  /// The property's name.
  public let property: String
  /// The id of the object that it is set to.
  public let destination: String
  /// Its line.
  public let line: Int

  /// Makes an outlet.
  public init(property: String, destination: String, line: Int = 0) {
    (self.property, self.destination, self.line) = (property, destination, line)
  }
}
