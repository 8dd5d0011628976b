import Foundation

/// Whether there is memory for what is about to be made.
///
/// The language stops a program that gets none, without a word a person could use; so what is large is
/// asked for before.
nonisolated enum MemoryReservation {
  /// What is made beside a picture before the next is asked for, in bytes: letters, layers, packed pixels.
  private static let beside = 32 << 20

  /// Throws if so many bytes, and what is made beside them, cannot be had now.
  static func check(_ bytes: Int, for purpose: SDLError.Purpose) throws(SDLError) {
    guard let memory = malloc(bytes + beside) else { throw .noMemory(purpose) }
    free(memory)
  }
}
