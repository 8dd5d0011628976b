/// The options of a kind of notifications.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
  /// The options as the system numbers them.
  public let rawValue: UInt
  /// The options of a number.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The app is notified if a notification is dismissed.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
  /// The notifications are shown in a car.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
  /// The title is shown where the content is hidden.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
  /// The subtitle is shown where the content is hidden.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}
