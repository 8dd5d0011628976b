public import Foundation

extension XCUIElement {
  /// Waits until it is there; false if it is not within `timeout` virtual seconds.
  @preconcurrency @MainActor
  @discardableResult
  public func waitForExistence(timeout: TimeInterval) -> Bool {
    RunningApp.wait(upTo: timeout) { exists }
  }

  /// Waits until it is gone; false if it is not within `timeout` virtual seconds.
  @preconcurrency @MainActor
  @discardableResult
  public func waitForNonExistence(timeout: TimeInterval) -> Bool {
    RunningApp.wait(upTo: timeout) { !exists }
  }

  /// Waits until a property has a value; false if it has not within `timeout` virtual seconds.
  @preconcurrency @MainActor
  @discardableResult
  public func wait<Value: Equatable>(
    for keyPath: KeyPath<XCUIElement, Value>, toEqual expectedValue: Value, timeout: TimeInterval
  ) -> Bool {
    RunningApp.wait(upTo: timeout) { self[keyPath: keyPath] == expectedValue }
  }
}
