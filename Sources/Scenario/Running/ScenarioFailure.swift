public import NavigationKit

/// A step that could not be done, or an expectation that is not met.
public nonisolated struct ScenarioFailure: Error, Hashable, Sendable {
  /// Where the step stands.
  public var place: SourcePosition
  /// What was expected and what is there instead.
  public var reason: Reason

  /// What was expected and what is there instead.
  public enum Reason: Hashable, Sendable {
    /// A finger is to move that is not down.
    case noFinger
    /// Nothing has the label; what is there.
    case noElement(String, among: [StageElement])
    /// Several elements have the label.
    case severalElements(String, [StageElement])
    /// The middle of the element with the label is not on screen.
    case partOfElement(String)
    /// Something still moves after so many seconds.
    case restless(seconds: Int)
    /// The app never empties the main queue.
    case endless(EndlessMainQueue)
    /// It is expected to be settled, or not to be, and is otherwise.
    case settled(expected: Bool)
    /// It is expected to be the same as a capture that was not taken.
    case noCapture(String)
    /// It is not the same as a capture: how it differs.
    case otherThan(capture: String, difference: String)
    /// The front page has another title.
    case title(String, expected: String)
    /// The stack has not as many pages as expected; their titles.
    case depth([String], expected: Int)
    /// The label is expected on screen.
    case absent(String)
    /// The label is not expected on screen.
    case present(String)
  }

  /// Makes a failure.
  public init(place: SourcePosition, reason: Reason) {
    self.place = place
    self.reason = reason
  }

  /// The reason in words.
  public var sentence: String { reason.description }

  /// The same as compilers print it, with the file the step stands in, as it was named.
  public func diagnostic(in file: String) -> String { place.diagnostic(sentence, in: file) }
}
