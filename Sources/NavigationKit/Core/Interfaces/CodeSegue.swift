/// A segue that only code takes, as a list shows it to a person who plays a storyboard without its
/// code.
public struct CodeSegue: Hashable, Sendable {
  /// The name by which code takes it; nil if it has none.
  public var identifier: String?
  /// The name of the scene that it leads to; nil if it goes back.
  public var destination: String?

  /// The name in a list: its identifier, or else where it leads.
  public var name: String { identifier ?? destination.map { "→ \($0)" } ?? "← back" }

  /// Makes a description.
  public init(identifier: String? = nil, destination: String? = nil) {
    (self.identifier, self.destination) = (identifier, destination)
  }
}
