public import Foundation
public import Input

/// One thing that is done or looked at.
public nonisolated struct ScenarioStep: Hashable, Sendable {
  /// What.
  public var action: Action
  /// Where in the text it stands.
  public var place: SourcePosition

  /// Makes a step.
  public init(_ action: Action, at place: SourcePosition = SourcePosition(line: 1, column: 1)) {
    self.action = action
    self.place = place
  }

  /// What can be done or looked at.
  ///
  /// Times are virtual seconds, places are points of the screen.
  public indirect enum Action: Hashable, Sendable {
    /// A finger goes down and up.
    case tap(Target)
    /// A finger goes down and stays.
    case press(Target, finger: Int)
    /// A finger that is down moves in a straight line, a sample every 1/120 s.
    case move(to: CGPoint, over: TimeInterval, finger: Int)
    /// A finger goes up.
    case release(finger: Int)
    /// The system takes all fingers away.
    case cancel
    /// A finger goes down, moves and goes up.
    case drag(from: Target, to: CGPoint, over: TimeInterval)
    /// A finger goes down, moves for 0.1 s, and goes up while it moves with a velocity in points a
    /// second.
    case fling(from: Target, velocity: CGPoint)
    /// A wheel turns by so many points, or two fingers move that far on a touchpad in a time.
    case wheel(at: CGPoint, by: CGSize, over: TimeInterval?)
    /// A key goes down and up.
    case key(Key, Modifiers)
    /// Text is typed.
    case type(String)
    /// The screen is turned on its side, or upright again.
    case rotate
    /// The screen takes another size.
    case resize(CGSize)
    /// It looks otherwise from now on.
    case look(Look)
    /// Time passes.
    case wait(TimeInterval)
    /// Time passes until nothing moves.
    case settle
    /// A picture is taken.
    case capture(String)
    /// A strip of pictures is taken at equal intervals, the first at once and the last at the end,
    /// while steps are done.
    case film(Film)
    /// Something must be so.
    case expect(Expectation)
  }

  /// What is touched.
  public enum Target: Hashable, Sendable {
    /// A place in points.
    case point(CGPoint)
    /// The middle of the one element with a label, and of a role if one is given.
    case element(label: String, role: String?)
  }

  /// A strip of pictures.
  public struct Film: Hashable, Sendable {
    /// What it is called.
    public var name: String
    /// How many pictures, 2 or more.
    public var frames: Int
    /// From the first to the last, in seconds.
    public var duration: TimeInterval
    /// What is done meanwhile; it takes no longer than the film.
    public var steps: [ScenarioStep]

    /// Makes a film.
    public init(
      name: String, frames: Int, over duration: TimeInterval, during steps: [ScenarioStep] = []
    ) {
      self.name = name
      self.frames = frames
      self.duration = duration
      self.steps = steps
    }
  }

  /// What must be so; what is nil is not asked for.
  public struct Expectation: Hashable, Sendable {
    /// The title of the page on top.
    public var title: String?
    /// How many pages are on the stack.
    public var depth: Int?
    /// Elements that must be seen.
    public var present: [String] = []
    /// Elements that must not.
    public var absent: [String] = []
    /// Whether nothing moves.
    public var isSettled: Bool?
    /// The capture of this scenario that the screen must look the same as.
    public var sameAs: String?

    /// Makes an expectation of nothing.
    public init() {}
  }
}
