import Foundation
import SDLShell

/// A running child process that draws pictures, and the connection to it.
nonisolated final class PictureChild {
  private let process = Process()
  private let channel: PictureChannel

  /// Starts a program; nil if that fails.
  init?(_ program: URL, _ arguments: [String]) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return nil }
    // If the child inherited the parent's end, it would not notice that the parent is gone.
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    channel = PictureChannel(reading: ends[0], writing: ends[0])
    let theirs = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = theirs
    process.standardOutput = theirs
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return nil
    }
    // The child has its own copy; while this one is open, the parent does not notice that the child
    // ended.
    try? theirs.close()
  }

  deinit { channel.close() }

  /// Requests a picture; nil if the child ended.
  func draw(_ file: [UInt8], width: Int32, height: Int32) -> Decoding? {
    guard channel.send([Int32(file.count), width, height]), channel.send(file),
      let size: [Int32] = channel.receive(2)
    else { return nil }
    guard size[0] > 0, size[1] > 0 else { return .broken }
    guard let pixels: [UInt32] = channel.receive(Int(size[0]) * Int(size[1])) else { return nil }
    return .picture(DecodedPicture(width: size[0], height: size[1], pixels: pixels))
  }

  /// Whether a picture took too long; only valid once the child has ended.
  var endedLate: Bool {
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGPROF
  }
}
