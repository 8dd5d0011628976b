import Dispatch
import Foundation
import Goldens
import SnapshotTesting
import Testing

/// Strategies made of others, at once and later.
@Suite struct StrategyTests {
  private struct Invoice { var lines: [String] }

  private func verify<Value, Format>(
    _ value: Value, _ strategy: Snapshotting<Value, Format>, is text: String,
    timeout: TimeInterval = 5
  ) throws -> String? {
    let folder = try TemporaryFolder()
    let name = "own.value" + (strategy.pathExtension.map { ".\($0)" } ?? "")
    _ = try folder.add(name, Data(text.utf8))
    return verifySnapshot(
      of: value, as: strategy, named: "value", snapshotDirectory: folder.url.path,
      timeout: timeout, testName: "own()")
  }

  @Test func `a pullback makes the value of another one`() throws {
    let strategy = SimplySnapshotting.lines.pullback { (invoice: Invoice) in
      invoice.lines.joined(separator: "\n")
    }
    #expect(strategy.pathExtension == "txt")
    #expect(try verify(Invoice(lines: ["a", "b"]), strategy, is: "a\nb") == nil)
    #expect(try verify(Invoice(lines: ["a", "c"]), strategy, is: "a\nb") != nil)
  }

  @Test func `a pullback may take time`() throws {
    let strategy = SimplySnapshotting.lines.asyncPullback { (number: Int) in
      Async { callback in
        nonisolated(unsafe) let callback = callback
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { callback("\(number)") }
      }
    }
    #expect(try verify(7, strategy, is: "7") == nil)
  }

  @MainActor @Test func `what waits for the main queue is told, as it cannot go on`() throws {
    let strategy = Snapshotting<Int, String>(pathExtension: nil, diffing: .lines) { _ in
      Async { _ in }
    }
    let message = try verify(7, strategy, is: "7", timeout: 0.05)
    #expect(message?.contains("until a @MainActor test of Swift Testing awaits") == true)
  }

  @Test func `what comes too late is told`() throws {
    let strategy = Snapshotting<Int, String>(pathExtension: nil, diffing: .lines) { _ in
      Async { _ in }
    }
    #expect(
      try verify(7, strategy, is: "7", timeout: 0.05)
        == "Snapshot was not compared: the snapshot was not there after 0.05 s: give the assertion a "
        + "longer timeout, or have the strategy call back")
  }

  @Test func `waiting lets the clock run first`() throws {
    let start = Date()
    #expect(try verify("a", .wait(for: 0.05, on: .lines), is: "a") == nil)
    #expect(Date().timeIntervalSince(start) >= 0.05)
  }

  @Test func `a value is mapped once it is there`() {
    var seen: [Int] = []
    Async(value: 3).map { $0 * 2 }.run { seen.append($0) }
    #expect(seen == [6])
  }

  @Test func `bytes are compared as they are`() throws {
    #expect(try verify(Data("abc".utf8), .data, is: "abc") == nil)
    let message = try verify(Data("abd".utf8), .data, is: "abc")
    #expect(message?.contains("byte 2 of 3 is the first that differs") == true)
    let longer = try verify(Data("abcd".utf8), .data, is: "abc")
    #expect(longer?.contains("4 bytes, expected 3; byte 3 is the first") == true)
  }

  @Test func `views are not used off the main thread`() async throws {
    let strategy = Snapshotting<UIView, UIImage>.image.pullback { (_: Int) -> UIView in
      preconditionFailure("It is not asked for.")
    }
    let message = await Task.detached {
      verifySnapshot(of: 1, as: strategy, snapshotDirectory: "/none", testName: "off()")
    }.value
    #expect(
      message
        == "Snapshot was not compared: this strategy uses views, which belong to the main thread: "
        + "mark the test or its suite with @MainActor")
  }
}
