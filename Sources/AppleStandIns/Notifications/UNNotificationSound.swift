/// The sound of a notification; here nothing is heard.
open class UNNotificationSound: NSObject {
  /// The sound's file; nil for the system's.
  let name: UNNotificationSoundName?

  private init(name: UNNotificationSoundName?) {
    self.name = name
    super.init()
  }

  /// The sound of a file of the app's.
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name) }
  /// The sound of a file of the app's, as Swift 4 wrote it.
  public convenience init(named name: String) { self.init(name: UNNotificationSoundName(name)) }

  /// The system's sound.
  open class var `default`: UNNotificationSound { UNNotificationSound(name: nil) }
  /// The system's sound for critical notifications.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound(name: nil) }
}
