/// A step that failed, or an expectation that is not met.
public nonisolated struct ScenarioFailure: Error, Hashable, Sendable {
  /// The position of the step in the text.
  public var place: SourcePosition
  /// Why.
  public var reason: Reason

  /// Why a step failed or an expectation is not met.
  public enum Reason: Hashable, Sendable {
    /// A finger that should move is not down.
    case noFinger
    /// No element is as asked for; `among` lists those on screen.
    case noElement(ScenarioStep.ElementQuery, among: [ScreenInspection.Element])
    /// Several elements are as asked for.
    case severalElements(ScenarioStep.ElementQuery, [ScreenInspection.Element])
    /// The place in the element that is to be touched is not on screen.
    case partOfElement(ScreenInspection.Element)
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
    /// An element that should be on screen is not.
    case absent(ScenarioStep.ElementQuery)
    /// An element that should be on screen is there, but with another value or state.
    case otherwise(ScenarioStep.ElementQuery, ScreenInspection.Element)
    /// An element that should not be on screen is.
    case present(ScenarioStep.ElementQuery)
    /// An audit found something.
    case audited(String)
  }

  /// Makes a failure.
  public init(place: SourcePosition, reason: Reason) {
    self.place = place
    self.reason = reason
  }

  /// The reason in words.
  public var sentence: String { reason.description }

  /// The failure in the form of compilers: `FILE:LINE:COLUMN: sentence`; the file as it was typed.
  public func diagnostic(in file: String) -> String { place.diagnostic(sentence, in: file) }
}
