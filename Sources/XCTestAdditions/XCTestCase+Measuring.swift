public import Foundation
public import XCTest

/// How a block is measured; XCTest on Linux runs it ten times in any case.
public final class XCTMeasureOptions {
  /// How often the block is run; not used.
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

  /// Measures the time of a block, whatever the metrics are.
  public func measure(metrics: [any XCTMetric], options: XCTMeasureOptions, block: () -> Void) {
    let begins = !options.invocationOptions.contains(.manuallyStart)
    measureMetrics([.wallClockTime], automaticallyStartMeasuring: begins, for: block)
  }

  /// How long a test may take, in seconds; without effect, as XCTest on Linux has no limit.
  public var executionTimeAllowance: TimeInterval {
    get { .infinity }
    set {}
  }
}
