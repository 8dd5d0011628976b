import Foundation

/// Checks that there is memory for a large allocation.
///
/// A failed allocation in Swift ends the program without a readable message, so large ones are
/// tried first; not with `malloc`, which the optimiser leaves out where nothing is written to it.
nonisolated enum MemoryReservation {
  /// Allowance for other allocations until the next check, in bytes: text, layers, compressed
  /// pixels.
  private static let beside = 32 << 20

  /// Throws if this many bytes and ``beside`` cannot be allocated now.
  static func check(_ bytes: Int, for purpose: SDLError.Purpose) throws(SDLError) {
    var memory: UnsafeMutableRawPointer?
    guard posix_memalign(&memory, MemoryLayout<Int>.alignment, bytes + beside) == 0 else {
      throw .noMemory(purpose)
    }
    free(memory)
  }
}
