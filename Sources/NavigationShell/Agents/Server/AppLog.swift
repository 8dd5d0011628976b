import Foundation
import Snapshot

/// Keeps what the app prints itself, for the answer to the call in which it does.
nonisolated final class AppLog: Sendable {
  /// The most bytes that are kept of a call: the last ones.
  static let maximumBytes = 64 << 10
  /// How many of them an answer has.
  static let toldBytes = 1024

  /// The descriptor of its file, for the app's standard output.
  let descriptor: Int32

  /// Opens a file without a name.
  ///
  /// - Throws: ShellError if that fails.
  init() throws(ShellError) {
    let path = NSTemporaryDirectory() + "/navshell-log-\(UUID().uuidString)"
    descriptor = open(path, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw OpenFiles.tooFew }
    unlink(path)
  }

  deinit { close(descriptor) }

  /// What was printed since the last time, in lines for an answer; empty if nothing was.
  ///
  /// It goes to standard error, too.
  func take() -> [String] {
    fflush(nil)
    let size = size
    guard size > 0 else { return [] }
    let data = read(Self.maximumBytes)
    ftruncate(descriptor, 0)
    _ = data.write(to: STDERR_FILENO)
    return ["log: \(size) bytes were printed" + (size > Self.toldBytes ? ", which end in" : "")]
      + Self.lines(data.suffix(Self.toldBytes))
  }

  /// The last bytes as a text.
  func text(_ maximum: Int) -> String { String(decoding: read(maximum), as: UTF8.self) }

  /// The bytes from a place on.
  func bytes(from place: Int, atMost maximum: Int) -> Data {
    let count = min(max(0, size - place), maximum)
    guard count > 0 else { return Data() }
    var bytes = [UInt8](repeating: 0, count: count)
    let got = pread(descriptor, &bytes, count, off_t(place))
    return Data(bytes.prefix(max(0, got)))
  }

  private static func lines(_ data: Data) -> [String] {
    String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// How many bytes there are.
  var size: Int {
    var facts = stat()
    return fstat(descriptor, &facts) == 0 ? Int(facts.st_size) : 0
  }

  private func read(_ maximum: Int) -> Data {
    bytes(from: max(0, size - maximum), atMost: maximum)
  }
}
