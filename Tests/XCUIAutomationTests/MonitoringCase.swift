import XCTest

/// A test case that only asks for monitors.
nonisolated final class MonitoringCase: XCTestCase {
  convenience init() { self.init(name: "monitors") { _ in } }
}
