/// A measure of what a block takes; XCTest on Linux measures the time alone.
public protocol XCTMetric: AnyObject {}

/// The time by the clock.
public final class XCTClockMetric: XCTMetric {
  /// Makes it.
  public init() {}
}

/// The work of the processor: the time of the block here.
public final class XCTCPUMetric: XCTMetric {
  /// Makes it.
  public init() {}
  /// Makes it for the current thread alone.
  public init(limitingToCurrentThread: Bool) {}
}

/// The memory: the time of the block here.
public final class XCTMemoryMetric: XCTMetric {
  /// Makes it.
  public init() {}
}

/// What is written to the disk: the time of the block here.
public final class XCTStorageMetric: XCTMetric {
  /// Makes it.
  public init() {}
}

/// How long the app takes to launch.
public final class XCTApplicationLaunchMetric: XCTMetric {
  /// Makes it.
  public init() {}
  /// Makes it, up to the first frame or until the app answers.
  public init(waitUntilResponsive: Bool) {}
}

/// How long something takes that the system marks: the time of the block here.
public final class XCTOSSignpostMetric: XCTMetric {
  /// Makes it of what an app marks.
  public init(subsystem: String, category: String, name: String) {}
  private init() {}

  /// How long the app takes to launch.
  public static var applicationLaunch: any XCTMetric { XCTOSSignpostMetric() }
  /// How long a push takes.
  public static var navigationTransitionMetric: any XCTMetric { XCTOSSignpostMetric() }
  /// How smoothly it scrolls while it slows down.
  public static var scrollDecelerationMetric: any XCTMetric { XCTOSSignpostMetric() }
  /// How smoothly it scrolls under a finger.
  public static var scrollDraggingMetric: any XCTMetric { XCTOSSignpostMetric() }
  /// How smoothly it scrolls.
  public static var scrollingAndDecelerationMetric: any XCTMetric { XCTOSSignpostMetric() }
}
