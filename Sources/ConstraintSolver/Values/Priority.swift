/// How much a constraint matters.
///
/// Constraints of a higher priority are satisfied first, however many there are of a lower one.
/// Numbers are those of UIKit: above 0, up to 1000, which is required.
public struct Priority: Hashable, Comparable, Sendable {
  /// Any finite number; 1000 and above is required.
  public let rawValue: Double

  /// The priority of constraints that must hold.
  public static let required = Priority(1000)

  /// Makes a priority.
  ///
  /// Stops if the number is not finite.
  public init(_ rawValue: Double) {
    precondition(rawValue.isFinite, "A constraint's priority must be finite, not \(rawValue).")
    self.rawValue = rawValue
  }

  private init(unchecked rawValue: Double) { self.rawValue = rawValue }

  /// Below every priority that constraints can have.
  static let lowest = Priority(unchecked: -.infinity)

  var isRequired: Bool { self >= .required }

  /// Whether one matters less than the other.
  public static func < (one: Priority, other: Priority) -> Bool { one.rawValue < other.rawValue }
}
