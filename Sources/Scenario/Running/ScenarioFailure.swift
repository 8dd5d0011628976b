public import Foundation

/// A step that failed, or an expectation that is not met.
public nonisolated struct ScenarioFailure: Error, Hashable, Sendable {
  /// The position of the step in the text.
  public var place: SourcePosition
  /// Why.
  public var reason: Reason
  /// What moved, and may be the cause; nil if nothing did.
  public var motion: Motion?

  /// Why a step failed or an expectation is not met.
  public enum Reason: Hashable, Sendable {
    /// A finger that should move is not down.
    case noFinger
    /// No element is as asked for; `among` lists those on screen.
    case noElement(ScenarioStep.ElementQuery, among: [ScreenInspection.Element])
    /// Several elements are as asked for.
    case severalElements(ScenarioStep.ElementQuery, [ScreenInspection.Element])
    /// A regular expression tries too many ways through a text.
    case slowExpression(String)
    /// An element is not seen as a whole, so that there is no picture of it.
    case partiallySeen(ScreenInspection.Element)
    /// The place in the element that is to be touched is not on screen.
    case partOfElement(ScreenInspection.Element)
    /// Something in front of the place in the element gets the touch; says what, in words.
    case covered(ScreenInspection.Element, by: String)
    /// A finger comes down beside the screen, whose size is in points.
    case besideScreen(CGPoint, CGSize)
    /// An element was not found by scrolling; `among` lists the elements that came by.
    case unreached(ScenarioStep.ElementQuery, ScrollLog, among: [ScreenInspection.Element])
    /// Nothing on screen, or around a place, scrolls in a direction.
    case nothingScrolls(ScenarioStep.ScrollDirection?)
    /// A list came to rest elsewhere than it should, both in points from where it was.
    case scrolledElsewhere(CGSize, expected: CGSize)
    /// A list did not come to an end by so many drags.
    case endlessList(ScenarioStep.ScrollEnd, drags: Int)
    /// Nothing takes what is typed.
    case noFocus
    /// A tap did not make a field take what is typed.
    case takesNoText(String)
    /// A field did not get empty.
    case keptText(String)
    /// What was waited for did not come within seconds; why, a sentence each.
    case waited(seconds: TimeInterval, [String])
    /// The app does not open links.
    case opensNoLinks(String)
    /// No controller in front has a segue of the identifier; `among` lists those there are.
    case noSegue(String, among: [String])
    /// The storyboard has no scene of the name; `among` lists those there are.
    case noScene(String, among: [String])
    /// Something still moves after this many seconds.
    case restless(seconds: Int)
    /// The app keeps adding work to the main queue.
    case endless(EndlessMainQueue)
    /// The stage is settled although it should not be, or the other way round.
    case settled(expected: Bool)
    /// The capture to compare with was not taken.
    case noCapture(String)
    /// The screen differs from a capture.
    case otherThan(capture: String, difference: String)
    /// The front page has another title.
    case title(String, expected: TextPattern)
    /// The stack has another number of pages than expected; lists their titles.
    case depth([String], expected: Int)
    /// An element that should be on screen is not; asks whether another is meant.
    case absent(ScenarioStep.ElementQuery, question: String?)
    /// An element that should be on screen is there, but with another value or state.
    case otherwise(ScenarioStep.ElementQuery, ScreenInspection.Element)
    /// An element that should not be on screen is.
    case present(ScenarioStep.ElementQuery)
    /// Something that a `repeat` waits for was not so after its turns; says what, in words.
    case notUntil(turns: Int, [String])
    /// Loops would do more steps than this.
    case tooManySteps(limit: Int)
    /// There is another number of elements than expected; lists them.
    case count(ScenarioStep.CountQuery, [ScreenInspection.Element])
    /// An element does not come after another one; lists all in reading order.
    case order(
      ScenarioStep.ElementQuery, after: ScenarioStep.ElementQuery, [ScreenInspection.Element])
    /// An element is elsewhere than expected; how, in words.
    case frame(ScreenInspection.Element, [String])
    /// Another element, or none, gets what is typed.
    case focus(ScenarioStep.ElementQuery, ScreenInspection.Element?)
    /// Something else is presented than expected, in words.
    case presented(String)
    /// The lines of the elements differ, in words.
    case lines(String)
    /// A list is too long for one picture, in points.
    case longList(CGFloat, atMost: CGFloat)
    /// An audit found something.
    case audited(String)
  }

  /// Makes a failure.
  public init(place: SourcePosition, reason: Reason) {
    self.place = place
    self.reason = reason
  }

  /// The reason in words.
  public var sentence: String { reason.description + (motion.map { "; \($0)" } ?? "") }

  /// The failure in the form of compilers: `FILE:LINE:COLUMN: sentence`; the file as it was typed.
  public func diagnostic(in file: String) -> String { place.diagnostic(sentence, in: file) }
}
