import Foundation

/// Lines that are typed at the program's standard input, without waiting for more than is asked.
struct TypedLines {
  private var bytes = Data()
  private var isOver = false

  /// The next line; nil if none is complete by then.
  ///
  /// - Parameter milliseconds: How long it waits; less than none for as long as it takes.
  mutating func next(within milliseconds: Int32) -> String? {
    while true {
      if let end = bytes.firstIndex(of: Self.lineEnd) {
        defer { bytes = Data(bytes[(end + 1)...]) }
        return String(decoding: bytes[..<end], as: UTF8.self).trimmingCharacters(in: .whitespaces)
      }
      guard !isOver else {
        // Nobody types any more; what is watched goes on.
        _ = poll(nil, 0, max(0, milliseconds))
        return nil
      }
      var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard poll(&input, 1, milliseconds) > 0 else { return nil }
      let more = FileHandle.standardInput.availableData
      isOver = more.isEmpty
      bytes += more
    }
  }

  private static let lineEnd = UInt8(ascii: "\n")
}
