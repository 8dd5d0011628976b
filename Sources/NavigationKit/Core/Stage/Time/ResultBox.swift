import Foundation
import Synchronization

/// Passes one value from the worker's thread to the stage's.
nonisolated final class ResultBox<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)

  func put(_ newValue: Value) { value.withLock { $0 = newValue } }

  func take() -> Value? { value.withLock { $0.take() } }
}
