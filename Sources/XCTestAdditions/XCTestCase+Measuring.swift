public import Foundation
public import XCTest

/// How a block is measured.
public final class XCTMeasureOptions {
  /// How often the block is run; a block that begins or ends its measuring by itself is run ten times.
  public var iterationCount = 5
  /// When measuring begins and ends.
  public struct InvocationOptions: OptionSet, Sendable {
    /// A bit for each option.
    public let rawValue: UInt
    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The block begins it by `startMeasuring()`.
    public static let manuallyStart = InvocationOptions(rawValue: 1)
    /// The block ends it by `stopMeasuring()`.
    public static let manuallyStop = InvocationOptions(rawValue: 2)
  }
  /// When measuring begins and ends; with the block unless set.
  public var invocationOptions: InvocationOptions = []

  /// Makes the default ones.
  public init() {}
  /// The default ones.
  public class var `default`: XCTMeasureOptions { XCTMeasureOptions() }
}

extension XCTestCase {
  /// Measures the time of a block, whatever the metrics are.
  public func measure(metrics: [any XCTMetric], block: () -> Void) {
    measure(metrics: metrics, options: .default, block: block)
  }

  /// Measures the time of a block.
  public func measure(options: XCTMeasureOptions, block: () -> Void) {
    measure(metrics: [], options: options, block: block)
  }

  /// Measures the time of a block, whatever the metrics are, and prints it.
  ///
  /// Times that differ are no failure, as in Xcode without a baseline; those of ``measure(_:)`` are one on Linux.
  public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
    guard options.invocationOptions.isEmpty else {
      let begins = !options.invocationOptions.contains(.manuallyStart)
      return measureMetrics(
        [.wallClockTime], automaticallyStartMeasuring: begins, for: block)
    }
    let clock = ContinuousClock()
    let seconds = (0..<max(1, options.iterationCount)).map { _ in
      clock.measure(block) / .seconds(1)
    }
    let values = seconds.map { String(format: "%.6f", $0) }.joined(separator: ", ")
    let average = String(format: "%.3f", seconds.reduce(0, +) / Double(seconds.count))
    print("Test Case '\(name)' measured [Time, seconds] average: \(average), values: [\(values)]")
  }

  /// How long a test may take, in seconds; without effect, as XCTest on Linux has no limit.
  public var executionTimeAllowance: TimeInterval {
    get { .infinity }
    set {}
  }
}
