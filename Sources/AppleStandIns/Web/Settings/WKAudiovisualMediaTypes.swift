/// Kinds of what a page plays.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The kinds as the system numbers them.
  public let rawValue: UInt
  /// The kinds of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Films.
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  /// Both.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}
