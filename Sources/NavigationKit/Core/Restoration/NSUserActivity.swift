public import Foundation

/// An activity of the user, in a scene that is restored after a restart, or elsewhere.
///
/// Foundation has no such class on Linux; this one has what it takes to go on with an activity.
nonisolated open class NSUserActivity: NSObject {
  /// The kind of activity, such as `com.example.reading`.
  public let activityType: String
  /// A title for the user.
  open var title: String?
  /// The data needed to continue the activity: property-list values by name.
  open var userInfo: [AnyHashable: Any]?

  /// The page on the web that shows the same; nil unless set.
  open var webpageURL: URL?

  /// Makes an activity; the type must not be empty.
  public init(activityType: String) {
    precondition(
      !activityType.isEmpty, "A user activity needs an activityType, as com.example.reading.")
    self.activityType = activityType
    super.init()
  }

  /// Adds entries to ``userInfo``, replacing those with the same keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }
}

/// The kind of activity that a link to the app's website has.
public nonisolated let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
