import Foundation

/// When and where a stage's time began, for what shows dates unless code says which.
package struct StageOrigin {
  let date: Date
  let timeZone: TimeZone

  /// Makes an origin: the seconds from 2001 on GMT until the stage's time 0, and a time zone's name.
  package init(secondsSince2001 seconds: Double, timeZone name: String) {
    date = Date(timeIntervalSinceReferenceDate: seconds)
    timeZone = TimeZone(identifier: name) ?? .gmt
  }
}
