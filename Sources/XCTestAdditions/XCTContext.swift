/// A named part of a test.
@preconcurrency @MainActor
public protocol XCTActivity: AnyObject {
  /// Its name.
  var name: String { get }
  /// Keeps a file with the test; see `XCTestCase.add(_:)`.
  func add(_ attachment: XCTAttachment)
}

/// The parts of a test.
public enum XCTContext {
  /// Runs a named part of a test.
  @preconcurrency @MainActor
  public static func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    try block(Activity(name: name))
  }

  /// An activity that keeps its files at once, as it does not know how the test ends.
  private final class Activity: XCTActivity {
    let name: String

    init(name: String) { self.name = name }

    func add(_ attachment: XCTAttachment) { attachment.write(of: name) }
  }
}
