import Foundation

/// Puts values into a message for a log.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  private(set) var text = ""

  /// An empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity)
  }

  /// Adds text.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value; here a private one is written like any other.
  public mutating func appendInterpolation<Value>(
    _ value: @autoclosure () -> Value, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(String(describing: value()))
  }

  /// Adds an integer as it is formatted.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some FixedWidthInteger, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(format.text(of: value()))
  }

  /// Adds a number with a fraction as it is formatted.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some BinaryFloatingPoint, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.aligned(format.text(of: Double(value())))
  }
}
