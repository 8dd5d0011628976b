public import Foundation

/// What a person was doing, in few words: to be kept of a scene and handed to it again.
///
/// Foundation has none on Linux; this one has what restoring needs.
nonisolated open class NSUserActivity: NSObject {
  /// What kind of activity it is, as `com.example.reading`.
  public let activityType: String
  /// What a person would call it.
  open var title: String?
  /// What is needed to take it up again: property-list values by their names.
  open var userInfo: [AnyHashable: Any]?

  /// Makes an activity; a type is needed.
  public init(activityType: String) {
    precondition(
      !activityType.isEmpty, "A user activity needs an activityType, as com.example.reading.")
    self.activityType = activityType
    super.init()
  }

  /// Adds what is needed, in place of what had the same names.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
}
