import Foundation

/// Sends numbers and bytes between a program and its child, as they are in memory.
nonisolated struct PictureChannel {
  private let input, output: Int32

  /// Takes ownership of two descriptors, which may be the same socket.
  init(reading input: Int32, writing output: Int32) {
    self.input = input
    self.output = output
  }

  func close() {
    _ = Foundation.close(input)
    if output != input { _ = Foundation.close(output) }
  }

  /// Sends elements; returns false, without a signal, if the other side is gone.
  func send<Element: BitwiseCopyable>(_ elements: [Element]) -> Bool {
    elements.withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let count = Foundation.send(output, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return true
    }
  }

  /// Receives this many elements; nil if the other side ended first.
  func receive<Element: BitwiseCopyable>(_ count: Int) -> [Element]? {
    let elements = [Element](unsafeUninitializedCapacity: count) { buffer, filled in
      let bytes = UnsafeMutableRawBufferPointer(
        rebasing: UnsafeMutableRawBufferPointer(buffer)[
          ..<(count * MemoryLayout<Element>.stride)])
      filled = fill(bytes) ? count : 0
    }
    return elements.count == count ? elements : nil
  }

  private func fill(_ bytes: UnsafeMutableRawBufferPointer) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = read(input, rest.baseAddress, rest.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = UnsafeMutableRawBufferPointer(rebasing: rest[count...])
    }
    return true
  }
}
