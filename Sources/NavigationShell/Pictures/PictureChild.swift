import Foundation
import SDLShell

/// A running child that draws pictures, and the line to it.
nonisolated final class PictureChild {
  private let process = Process()
  private let line: PictureLine

  /// Starts a program; nil if that cannot be.
  init?(_ program: URL, _ arguments: [String]) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { return nil }
    // The parent's end would keep the child from hearing that the parent is gone.
    _ = fcntl(ends[0], F_SETFD, FD_CLOEXEC)
    line = PictureLine(reading: ends[0], writing: ends[0])
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
    // The child has its own; as long as this one is open nobody hears that the child has ended.
    try? theirs.close()
  }

  deinit { line.close() }

  /// Has a picture drawn; nil if the child ended over it.
  func draw(_ file: [UInt8], width: Int32, height: Int32) -> Decoding? {
    guard line.send([Int32(file.count), width, height]), line.send(file),
      let size: [Int32] = line.receive(2)
    else { return nil }
    guard size[0] > 0, size[1] > 0 else { return .broken }
    guard let pixels: [UInt32] = line.receive(Int(size[0]) * Int(size[1])) else { return nil }
    return .picture(DecodedPicture(width: size[0], height: size[1], pixels: pixels))
  }

  /// Whether it ended because a picture took too long; to be asked once it has ended.
  var endedLate: Bool {
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGPROF
  }
}
