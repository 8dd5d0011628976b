/// Below what numbers count as zero.
///
/// Rounding makes them so, not the constraints.
enum Tolerance {
  /// Of coefficients in rows, which are products of the constraints' coefficients.
  static let coefficient = 1e-10
  /// Of costs and their ratios.
  ///
  /// Costs are sums of coefficients.
  static let cost = 1e-9
  /// Of values, in the caller's unit.
  ///
  /// As fine as sums of numbers up to ten million stay exact.
  static let value = 1e-7
  /// Of movements that show that a value is ambiguous, of those by one unit that were tried.
  static let movement = 1e-6
}
