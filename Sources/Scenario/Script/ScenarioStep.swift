public import Audit
public import Foundation
public import Input

/// A step of a scenario.
public nonisolated struct ScenarioStep: Hashable, Sendable {
  /// The action.
  public var action: Action
  /// The position in the text.
  public var place: SourcePosition

  /// Makes a step.
  public init(_ action: Action, at place: SourcePosition = SourcePosition(line: 1, column: 1)) {
    self.action = action
    self.place = place
  }

  /// An action of the user, a capture or an expectation.
  ///
  /// Times are virtual seconds; positions are in points of the screen.
  public indirect enum Action: Hashable, Sendable {
    /// A finger goes down and up.
    case tap(Target)
    /// A finger goes down and stays down.
    case press(Target, finger: Int)
    /// A finger that is down moves in a straight line, a sample every 1/120 s.
    case move(to: CGPoint, over: TimeInterval, finger: Int)
    /// A finger goes up.
    case release(finger: Int)
    /// The system cancels all touches.
    case cancel
    /// A finger goes down, moves and goes up.
    case drag(from: Target, to: CGPoint, over: TimeInterval)
    /// A finger goes down, moves for 0.1 s at a velocity in points per second, and goes up while
    /// moving.
    case fling(from: Target, velocity: CGPoint)
    /// A wheel scrolls by a distance in points, or two fingers on a touchpad do so for a duration.
    case wheel(at: CGPoint, by: CGSize, over: TimeInterval?)
    /// The secondary button of a mouse is clicked.
    case secondaryClick(Target)
    /// The segue of an identifier is taken, as code would.
    case segue(String)
    /// A scene of the storyboard is shown, by any of its names.
    case scene(String)
    /// A key goes down and up.
    case key(Key, Modifiers)
    /// Text is typed.
    case type(String)
    /// The device is turned by hand to the next orientation that the screen supports; nil turns
    /// the screen between portrait and landscape.
    case rotate(RotationDirection?)
    /// The screen is resized.
    case resize(CGSize)
    /// The app ends, and is launched again from its saved state.
    case restart
    /// The appearance changes.
    case look(Look)
    /// Time passes.
    case wait(TimeInterval)
    /// Time passes until nothing moves.
    case settle
    /// A picture is taken.
    case capture(CaptureStep)
    /// A film is taken: pictures at equal intervals, the first at once and the last at the end,
    /// while its steps run.
    case film(FilmStep)
    /// The screen, as it is, must have no faults that an audit finds.
    case audit(Set<AuditCheck>)
    /// The screen must meet an expectation.
    case expect(Expectation)
    /// Nothing happens; the text is about what is on screen, for readers.
    case note(String)
    /// A condition chooses the steps to do.
    case branch(Branch)
    /// Steps are repeated until a condition is met.
    case loop(Loop)
    /// Fingers that are down move at the same time, each in a straight line.
    case moveFingers([Int: CGPoint], over: TimeInterval)
    /// A finger taps twice.
    case doubleTap(Target)
    /// A finger rests on the target for a duration.
    case longPress(Target, for: TimeInterval)
    /// Two fingers move apart, or together, until their distance is that many times as large.
    case pinch(Target, by: CGFloat, over: TimeInterval)
    /// Two fingers turn around the target by an angle in degrees, clockwise.
    case turn(Target, by: CGFloat, over: TimeInterval)
    /// A finger scrolls the list around a target.
    case scroll(in: Target, ScrollWay)
    /// A finger scrolls until an element is on screen.
    case scrollTo(ScrollTo)
    /// A field is tapped and emptied, and a text typed.
    case enter(in: Target, String)
    /// A field is tapped and emptied.
    case clear(Target)
    /// Time passes until elements are on screen or not.
    case waitFor(WaitFor)
    /// The app is asked to open a link, as by the system.
    case openURL(String)
  }

  /// A series of pictures.
  public struct FilmStep: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The number of pictures, at least 2.
    public var frames: Int
    /// The time from the first picture to the last, in seconds.
    public var duration: TimeInterval
    /// The steps to run meanwhile, which take no longer than the film.
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

  /// The expected state of the screen; nil values are not checked.
  public struct Expectation: Hashable, Sendable {
    /// The title of the page on top.
    public var title: TextPattern?
    /// The number of pages on the stack.
    public var depth: Int?
    /// Elements that must be on screen.
    public var present: [ElementQuery] = []
    /// Elements that must not be on screen.
    public var absent: [ElementQuery] = []
    /// How many elements there must be.
    public var counts: [CountQuery] = []
    /// Elements that must be on screen, in this reading order.
    public var order: [ElementQuery] = []
    /// What must be presented over the rest.
    public var presented: PresentedQuery?
    /// Where elements must be.
    public var frames: [FrameQuery] = []
    /// The element that must get what is typed.
    public var focus: ElementQuery?
    /// The lines of all elements, in their order, as in the text beside a picture; others are between
    /// them only where `…` stands.
    public var lines: [String]?
    /// Whether the stage must be settled.
    public var isSettled: Bool?
    /// The name of an earlier capture of this scenario that the screen must equal.
    public var sameAs: String?

    /// Makes an empty expectation.
    public init() {}
  }
}
