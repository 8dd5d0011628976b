import Foundation

/// Checks that there is memory for a large allocation.
///
/// A failed allocation in Swift ends the program without a readable message, so large ones are
/// tried with `malloc` first.
nonisolated enum MemoryReservation {
  /// Allowance for other allocations until the next check, in bytes: text, layers, compressed
  /// pixels.
  private static let beside = 32 << 20

  /// Throws if this many bytes and ``beside`` cannot be allocated now.
  static func check(_ bytes: Int, for purpose: SDLError.Purpose) throws(SDLError) {
    guard let memory = malloc(bytes + beside) else { throw .noMemory(purpose) }
    free(memory)
  }
}
