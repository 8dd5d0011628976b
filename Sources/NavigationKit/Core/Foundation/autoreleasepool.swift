import Foundation

/// Runs code; nothing is autoreleased here, so the pool that it has on iOS would stay empty.
public nonisolated func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }
