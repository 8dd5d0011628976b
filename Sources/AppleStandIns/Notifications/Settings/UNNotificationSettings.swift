/// What a person allows an app: all.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
  /// Whether it may notify.
  open var authorizationStatus: UNAuthorizationStatus { .authorized }
  /// Sounds.
  open var soundSetting: UNNotificationSetting { .enabled }
  /// The number at its icon.
  open var badgeSetting: UNNotificationSetting { .enabled }
  /// Messages.
  open var alertSetting: UNNotificationSetting { .enabled }
  /// The list of notifications.
  open var notificationCenterSetting: UNNotificationSetting { .enabled }
  /// The locked screen.
  open var lockScreenSetting: UNNotificationSetting { .enabled }
}
