/// Nanoseconds in a second.
public nonisolated let NSEC_PER_SEC: UInt64 = 1_000_000_000
/// Nanoseconds in a millisecond.
public nonisolated let NSEC_PER_MSEC: UInt64 = 1_000_000
/// Microseconds in a second.
public nonisolated let USEC_PER_SEC: UInt64 = 1_000_000
/// Nanoseconds in a microsecond.
public nonisolated let NSEC_PER_USEC: UInt64 = 1_000

/// An integer of the machine's size, by its name in Objective-C.
public typealias NSInteger = Int
/// A whole number from 0 of the machine's size, by its name in Objective-C.
public typealias NSUInteger = UInt
