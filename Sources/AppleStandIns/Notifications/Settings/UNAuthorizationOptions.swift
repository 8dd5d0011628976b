/// What an app asks leave for.
public struct UNAuthorizationOptions: OptionSet, Sendable {
  /// The options as the system numbers them.
  public let rawValue: UInt
  /// The options of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The number at its icon.
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
  /// Messages that are not noticed, without asking.
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}
