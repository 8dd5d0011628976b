import Foundation

/// How a number with a fraction is written in a log.
public struct OSLogFloatFormatting: Sendable {
  private let specifier: String

  /// With six digits after the point.
  public static let fixed = fixed(precision: 6)
  /// With an exponent.
  public static let exponential = OSLogFloatFormatting(specifier: "%e")
  /// With or without an exponent, whichever is shorter.
  public static let hybrid = OSLogFloatFormatting(specifier: "%g")

  /// With so many digits after the point.
  public static func fixed(precision: Int) -> OSLogFloatFormatting {
    OSLogFloatFormatting(specifier: "%.\(max(0, precision))f")
  }

  func text(of value: Double) -> String { String(format: specifier, value) }
}
