/// How what a segue presents looks; nil stands for the destination's own wish.
public struct SeguePresentation: Sendable, Hashable {
  /// Where it is shown.
  public enum Style: String, Sendable, CaseIterable {
    /// As in UIKit.
    case automatic, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
    /// As in UIKit.
    case overCurrentContext, popover, none, blurOverFullScreen
  }

  /// How it comes.
  public enum Transition: String, Sendable, CaseIterable {
    /// As in UIKit.
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
  }

  /// Where it is shown.
  public var style: Style?
  /// How it comes.
  public var transition: Transition?
  /// The id of the view or bar item at which a popover points.
  public var anchor: String?
  /// The sides on which a popover's arrow may be, such as `up`; nil for any.
  public var arrowDirections: Set<String>?

  /// Makes a presentation that says nothing.
  public init() {}
}
