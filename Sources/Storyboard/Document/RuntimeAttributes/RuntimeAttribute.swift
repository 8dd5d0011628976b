public import Foundation

/// A property that the designer sets by its name when an object has been made.
public struct RuntimeAttribute: Sendable, Hashable {
  /// A value for it.
  public enum Value: Sendable, Hashable {
    /// YES or NO.
    case bool(Bool)
    /// A whole number.
    case int(Int)
    /// A number with a fraction.
    case double(Double)
    /// Text; if it is to be localised, under the object's id.
    case string(String)
    /// A colour.
    case color(DocumentColor)
    /// A point in points.
    case point(CGPoint)
    /// A size in points.
    case size(CGSize)
    /// A rectangle in points.
    case rect(CGRect)
    /// A range: where it begins and how long it is.
    case range(location: Int, length: Int)
    /// An image by its name.
    case image(String)
    /// Nothing.
    case null
  }

  /// The property, or one of what a property holds, such as `layer.cornerRadius`.
  public let keyPath: String
  /// Its value.
  public let value: Value
  /// Its line.
  public let line: Int

  /// Makes an attribute.
  public init(keyPath: String, value: Value, line: Int = 0) {
    (self.keyPath, self.value, self.line) = (keyPath, value, line)
  }
}
