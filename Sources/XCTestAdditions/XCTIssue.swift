/// A failure of a test, to record by hand: it names a place of the test's own choice.
public struct XCTIssue {
  /// The kind of an issue.
  public enum IssueType: Int, Sendable {
    /// An assertion that does not hold.
    case assertionFailure
    /// An error that the test threw.
    case thrownError
    /// An exception that nobody caught.
    case uncaughtException
    /// A measurement that became worse.
    case performanceRegression
    /// A fault of the system that runs the tests.
    case system
    /// A failure that was expected and did not happen.
    case unmatchedExpectedFailure
  }

  /// The kind of the issue.
  public var type: IssueType
  /// The sentence that describes it.
  public var compactDescription: String
  /// More about it; nil for nothing.
  public var detailedDescription: String?
  /// The place in the source that it is reported at; without one it is reported at no place.
  public var sourceCodeContext: XCTSourceCodeContext
  /// The error that led to it.
  public var associatedError: (any Error)?
  /// The files that are kept with it.
  public var attachments: [XCTAttachment]

  /// Makes an issue, which is reported once a test records it.
  public init(
    type: IssueType, compactDescription: String, detailedDescription: String? = nil,
    sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(),
    associatedError: (any Error)? = nil, attachments: [XCTAttachment] = []
  ) {
    self.type = type
    self.compactDescription = compactDescription
    self.detailedDescription = detailedDescription
    self.sourceCodeContext = sourceCodeContext
    self.associatedError = associatedError
    self.attachments = attachments
  }

  /// Adds a file that is kept with the issue.
  public mutating func add(_ attachment: XCTAttachment) { attachments.append(attachment) }

  /// All texts of the issue, as the report shows them.
  var text: String {
    let error = associatedError.map { "\($0)" }
    return [compactDescription, detailedDescription, error].compactMap(\.self)
      .joined(separator: "\n")
  }
}
