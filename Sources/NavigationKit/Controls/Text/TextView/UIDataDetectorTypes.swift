import Foundation

/// Kinds of data that are found in a text and become links.
public nonisolated struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The kinds as bits.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Phone numbers: with a leading plus or bracket, or of nine digits and more.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of web pages, with a scheme or a leading `www.`, and of e-mails.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// All kinds that are found: those above.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
