/// The kinds of notifications that an app asks permission for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The options as the system numbers them.
  public let rawValue: UInt
  /// The options of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The number at the app's icon.
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  /// Sounds.
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  /// Messages.
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  /// Messages in a car.
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  /// Sounds that are always heard.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  /// A button to the app's own settings.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
  /// Silent messages, for which the person is not asked.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}
