public import Foundation

nonisolated extension ScenarioStep {
  /// A direction in which more of a list comes into sight.
  public enum ScrollDirection: String, CaseIterable, Sendable {
    case down, up, right, left
  }

  /// An end of a list.
  public enum ScrollEnd: String, CaseIterable, Sendable {
    case top, bottom, left, right
  }

  /// How far a list is scrolled.
  public enum ScrollWay: Hashable, Sendable {
    /// By a distance in points, to the right and down.
    case by(CGSize)
    /// To an end.
    case to(ScrollEnd)
  }

  /// A search for an element by scrolling.
  public struct ScrollTo: Hashable, Sendable {
    /// The element to bring on screen.
    public var target: ElementQuery
    /// What is in the list to scroll, or is the list; nil for the list around the target, or the
    /// foremost one.
    public var area: Target?
    /// The direction to search in; nil for towards the end, then back.
    public var direction: ScrollDirection?
    /// The most drags of the finger.
    public var limit: Int

    /// Makes a search.
    public init(
      _ target: ElementQuery, in area: Target? = nil, towards direction: ScrollDirection? = nil,
      atMost limit: Int = standardLimit
    ) {
      (self.target, self.area) = (target, area)
      (self.direction, self.limit) = (direction, limit)
    }

    /// The most drags unless a scenario says so: thirty screens.
    public static let standardLimit = 40
  }

  /// What has to be on screen, or not, before the run goes on.
  public struct WaitFor: Hashable, Sendable {
    /// Elements that must be on screen.
    public var present: [ElementQuery] = []
    /// Elements that must not be on screen.
    public var absent: [ElementQuery] = []
    /// The longest time, in seconds.
    public var limit = standardLimit

    /// Makes a wait for nothing.
    public init() {}

    /// The longest time unless a scenario says so, in seconds.
    public static let standardLimit: TimeInterval = 5
  }
}

nonisolated extension ScenarioStep {
  /// How long a `long-press` is unless a scenario says so, in seconds; gestures take half a second.
  public static let pressDuration: TimeInterval = 0.6
  /// The time between the two taps of a `double-tap`, in seconds.
  static let doubleTapPause: TimeInterval = 0.1
}
