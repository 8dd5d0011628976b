/// The kinds of text in pages that become links.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The types as the system numbers them.
  public let rawValue: UInt
  /// The types of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Numbers of phones.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// Addresses of the web.
  public static let link = WKDataDetectorTypes(rawValue: 2)
  /// Addresses of places.
  public static let address = WKDataDetectorTypes(rawValue: 4)
  /// Dates.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 8)
  /// All of them.
  public static let all = WKDataDetectorTypes(rawValue: .max)
}
