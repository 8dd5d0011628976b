/// Kinds of what is in a media library.
public struct MPMediaType: OptionSet, Sendable {
  /// The kinds as the system numbers them.
  public let rawValue: UInt
  /// The kinds of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Music.
  public static let music = MPMediaType(rawValue: 1)
  /// Podcasts.
  public static let podcast = MPMediaType(rawValue: 2)
  /// Books that are read.
  public static let audioBook = MPMediaType(rawValue: 4)
  /// Sound of all kinds.
  public static let anyAudio = MPMediaType(rawValue: 0xff)
  /// Films.
  public static let movie = MPMediaType(rawValue: 0x100)
  /// Films of all kinds.
  public static let anyVideo = MPMediaType(rawValue: 0xff00)
  /// All kinds.
  public static let any = MPMediaType(rawValue: .max)
}
