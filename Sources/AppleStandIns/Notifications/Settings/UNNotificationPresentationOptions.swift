/// How a notification is shown while the app is used.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  /// The options as the system numbers them.
  public let rawValue: UInt
  /// The options of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The number at the app's icon.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  /// A sound.
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  /// A message, as older apps say it.
  public static let alert = UNNotificationPresentationOptions(rawValue: 4)
  /// A row of the list.
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  /// A banner.
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}
