import Foundation

/// Something that an app offers to do with the items of a ``UIActivityViewController``; meant to be
/// subclassed.
@preconcurrency @MainActor
open class UIActivity: NSObject {
  /// Identifies a kind of activity.
  public nonisolated struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The type's string.
    public let rawValue: String
    /// Makes a type from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a type from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The groups in which activities are listed.
  public nonisolated enum Category: Int, Hashable, Sendable {
    /// Does something with the items here; listed last.
    case action
    /// Gives the items to somebody else; listed first.
    case share
  }

  /// Makes an activity.
  public override init() { super.init() }

  /// The group in which the activity is listed; `action` unless overridden.
  open class var activityCategory: Category { .action }
  /// The type; nil unless overridden.
  open var activityType: ActivityType? { nil }
  /// The title in the list; nil unless overridden.
  open var activityTitle: String? { nil }
  /// The image in the list, drawn in one colour; nil unless overridden.
  open var activityImage: UIImage? { nil }

  /// Whether it is listed for these items; false unless overridden.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the items after it was chosen.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// A controller that is presented in place of ``perform()``; nil unless overridden.
  open var activityViewController: UIViewController? { nil }
  /// Does it, then calls ``activityDidFinish(_:)``; does nothing unless overridden.
  open func perform() {}

  /// Ends the activity: dismisses the sheet and everything presented over it.
  open func activityDidFinish(_ completed: Bool) {
    whenFinished(completed)
    whenFinished = { _ in }
  }

  /// Called when it ends.
  var whenFinished: (Bool) -> Void = { _ in }
}
