public import XCTest

extension XCTest {
  /// The class of the test, which on Linux inherits from no `NSObject`: `Bundle(for: classForCoder)`.
  public var classForCoder: AnyClass { type(of: self) }
}
