import Foundation

/// A row or column of views as a picture of characters: `H:|-[name(>=40)]-8-[field]-|`.
nonisolated struct VisualFormat: Hashable, Sendable {
  /// A number, or the name of one or of a view.
  enum Value: Hashable, Sendable {
    case number(CGFloat)
    case name(String)
  }

  /// A comparison: `>=40@750`.
  struct Predicate: Hashable, Sendable {
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority: Value?
    /// Where its value is, for messages.
    var place = 0
  }

  /// An element of the row or column: the superview or a view.
  enum Element: Hashable, Sendable {
    case superview
    case view(String, [Predicate], place: Int)
  }

  /// The space between two elements.
  enum Space: Hashable, Sendable {
    case none
    case standard
    case predicates([Predicate])
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var elements: [Element] = []
  /// One less than elements.
  var spaces: [Space] = []
}

/// A mistake in a format, and its place.
nonisolated struct VisualFormatFault: Error, Hashable, CustomStringConvertible {
  let reason: String
  let format: String
  /// In characters from the start.
  let place: Int

  var description: String {
    """
    Unable to parse the constraint format: \(reason)
    \(format)
    \(String(repeating: " ", count: place))^
    """
  }
}
