/// How serious a message is.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The level as the system numbers it.
  public let rawValue: UInt8
  /// The level of a number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The level of a number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// A message that is always worth a line.
  public static let `default` = OSLogType(0)
  /// A message that is good to know.
  public static let info = OSLogType(1)
  /// A message that helps while debugging.
  public static let debug = OSLogType(2)
  /// An error of the app.
  public static let error = OSLogType(16)
  /// A mistake in the app.
  public static let fault = OSLogType(17)

  /// The word at the beginning of the level's lines.
  var name: String {
    switch self {
    case .info: "info"
    case .debug: "debug"
    case .error: "error"
    case .fault: "fault"
    default: "log"
    }
  }
}
