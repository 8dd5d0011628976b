/// A value of a property list, as `Info.plist` and `project.pbxproj` are made of.
public indirect enum PropertyList: Sendable, Hashable {
  /// A text; in the form with braces, numbers are texts, too.
  case string(String)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction.
  case real(Double)
  /// Yes or no.
  case bool(Bool)
  /// A date, as it is written.
  case date(String)
  /// Bytes, as they are written.
  case data(String)
  /// Values in their order.
  case array([PropertyList])
  /// Values by their keys.
  case dictionary([String: PropertyList])

  /// The text; nil for any other kind.
  public var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The values in their order; nil for any other kind.
  public var array: [PropertyList]? {
    if case .array(let values) = self { values } else { nil }
  }

  /// The values by their keys; nil for any other kind.
  public var dictionary: [String: PropertyList]? {
    if case .dictionary(let entries) = self { entries } else { nil }
  }

  /// The value of a key; nil if there is none, or it is no dictionary.
  public subscript(key: String) -> PropertyList? { dictionary?[key] }

  /// The texts of an array; those that are no texts are left out.
  public var strings: [String] { array?.compactMap(\.string) ?? [] }
}
