import Foundation

extension Program {
  /// Gives the process the time zone of a scenario; nil gives it its own again.
  ///
  /// Foundation and the C library cache the zone, so that both have to be told.
  @MainActor static func use(_ zone: TimeZone?) {
    guard zone != nil || own != nil else { return }
    let former = own ?? (getenv("TZ").map { String(cString: $0) }, NSTimeZone.default)
    own = zone == nil ? nil : former
    if let name = zone?.identifier ?? former.variable {
      setenv("TZ", name, 1)
    } else {
      unsetenv("TZ")
    }
    tzset()
    NSTimeZone.resetSystemTimeZone()
    NSTimeZone.default = zone ?? former.zone
  }

  /// The time zone that the process had before that of a scenario, and its variable.
  @MainActor private static var own: (variable: String?, zone: TimeZone)?
}
