// On Linux, Foundation lacks this type.

/// A time in seconds.
public typealias CFTimeInterval = Double

/// Seconds on the clock of the stage that is being updated; 0 outside.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> CFTimeInterval { Stage.current?.now ?? 0 }
