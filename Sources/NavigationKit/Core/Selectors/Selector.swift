import Foundation

/// The name of a method, to call it by: `"tap:"` for `func tap(_ sender: UIButton)`.
///
/// `#selector` cannot compile without Objective-C; a class that adopts ``SelectorResponding`` lists
/// the methods that names stand for.
public nonisolated struct Selector: Hashable, Sendable, ExpressibleByStringLiteral,
  CustomStringConvertible
{
  /// The name.
  public let description: String

  /// Makes a selector from a name.
  public init(_ str: String) { description = str }
  /// Makes a selector from a name.
  public init(stringLiteral value: String) { description = value }
}

/// The name of a selector.
public nonisolated func NSStringFromSelector(_ aSelector: Selector) -> String {
  aSelector.description
}

/// The selector of a name.
public nonisolated func NSSelectorFromString(_ aSelectorName: String) -> Selector {
  Selector(aSelectorName)
}
