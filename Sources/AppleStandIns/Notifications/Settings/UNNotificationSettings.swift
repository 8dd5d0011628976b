/// The notifications that a person allows an app: all.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether the app may notify.
  open var authorizationStatus: UNAuthorizationStatus { .authorized }
  /// Whether sounds are allowed.
  open var soundSetting: UNNotificationSetting { .enabled }
  /// Whether the number at the app's icon is allowed.
  open var badgeSetting: UNNotificationSetting { .enabled }
  /// Whether messages are allowed.
  open var alertSetting: UNNotificationSetting { .enabled }
  /// Whether the list of notifications shows them.
  open var notificationCenterSetting: UNNotificationSetting { .enabled }
  /// Whether the locked screen shows notifications.
  open var lockScreenSetting: UNNotificationSetting { .enabled }
}
