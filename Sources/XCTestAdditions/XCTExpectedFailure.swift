/// What ``XCTExpectFailure(_:options:file:line:)`` and its like take.
public enum XCTExpectedFailure {
  /// Which failures are expected, and what happens if none comes.
  public final class Options {
    /// Whether a failure is expected at all; true unless set.
    public var isEnabled = true
    /// Whether the test fails if no failure comes; true unless set.
    public var isStrict = true
    /// Decides whether an issue is the expected failure; any is unless set.
    ///
    /// Of the kinds of issues it meets two here: failed assertions and thrown errors.
    public var issueMatcher: (XCTIssue) -> Bool = { _ in true }

    /// Makes options by which any failure is expected, and one has to come.
    public init() {}

    /// Options by which any failure is expected, and none has to come.
    public static func nonStrict() -> Options { Options(enabled: nil, strict: false, nil) }

    /// Makes options of arguments, nil of which stands for the default.
    convenience init(enabled: Bool?, strict: Bool?, _ matcher: ((XCTIssue) -> Bool)?) {
      self.init()
      isEnabled = enabled ?? isEnabled
      isStrict = strict ?? isStrict
      issueMatcher = matcher ?? issueMatcher
    }
  }
}
