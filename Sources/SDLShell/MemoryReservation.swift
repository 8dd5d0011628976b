import Foundation

/// Checks that there is memory for a large allocation.
///
/// A failed allocation in Swift ends the program without a readable message, so large ones are tried
/// first: as pages of the system, since the optimiser leaves out a `malloc` that nobody writes to.
nonisolated enum MemoryReservation {
  /// Allowance for other allocations until the next check, in bytes: text, layers, compressed
  /// pixels.
  private static let beside = 32 << 20

  /// Throws if this many bytes and ``beside`` cannot be allocated now.
  static func check(_ bytes: Int, for purpose: SDLError.Purpose) throws(SDLError) {
    let size = bytes + beside
    let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0)
    guard memory != MAP_FAILED else { throw .noMemory(purpose) }
    munmap(memory, size)
  }
}
