/// A time as a fraction of seconds.
public struct CMTime: Sendable, Hashable, Comparable {
  /// The fraction's numerator.
  public var value: CMTimeValue
  /// The fraction's denominator; 0 where it is no time.
  public var timescale: CMTimeScale

  /// No time.
  public init() { (value, timescale) = (0, 0) }
  /// A fraction of seconds.
  public init(value: CMTimeValue, timescale: CMTimeScale) {
    (self.value, self.timescale) = (value, timescale)
  }
  /// A number of seconds, rounded to a fraction.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    self.init(
      value: CMTimeValue((seconds * Double(preferredTimescale)).rounded()),
      timescale: preferredTimescale)
  }

  /// No seconds.
  public static let zero = CMTime(value: 0, timescale: 1)
  /// No time.
  public static let invalid = CMTime()
  /// A time that is not known.
  public static let indefinite = CMTime(value: 1, timescale: 0)
  /// More than any time.
  public static let positiveInfinity = CMTime(value: .max, timescale: 0)

  /// The time in seconds; not a number where it is none.
  public var seconds: Double { timescale == 0 ? .nan : Double(value) / Double(timescale) }
  /// Whether it is a time, or one that is not known.
  public var isValid: Bool { self != .invalid }
  /// Whether it is a time that is not known.
  public var isIndefinite: Bool { self == .indefinite }
  /// Whether it is a number of seconds.
  public var isNumeric: Bool { timescale != 0 }

  /// Whether a time is before another.
  public static func < (lhs: CMTime, rhs: CMTime) -> Bool { lhs.seconds < rhs.seconds }
  /// The sum of two times.
  public static func + (lhs: CMTime, rhs: CMTime) -> CMTime {
    CMTime(
      seconds: lhs.seconds + rhs.seconds, preferredTimescale: max(lhs.timescale, rhs.timescale))
  }
  /// The difference of two times.
  public static func - (lhs: CMTime, rhs: CMTime) -> CMTime {
    CMTime(
      seconds: lhs.seconds - rhs.seconds, preferredTimescale: max(lhs.timescale, rhs.timescale))
  }
}

/// A time's numerator.
public typealias CMTimeValue = Int64
/// A time's denominator.
public typealias CMTimeScale = Int32

/// A fraction of seconds.
public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
/// A number of seconds, rounded to a fraction.
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
/// A time in seconds.
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
