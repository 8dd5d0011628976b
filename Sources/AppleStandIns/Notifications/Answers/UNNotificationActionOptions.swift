/// How something is done with a notification.
public struct UNNotificationActionOptions: OptionSet, Sendable {
  /// The options as the system numbers them.
  public let rawValue: UInt
  /// The options of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device has to be unlocked.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
  /// Something is lost by it.
  public static let destructive = UNNotificationActionOptions(rawValue: 2)
  /// The app opens.
  public static let foreground = UNNotificationActionOptions(rawValue: 4)
}
