import Foundation
import Snapshot

/// What the program says, as its last words, if an app crashes while it is explored.
nonisolated enum CrashNote {
  /// The line, made beforehand, as a handler of signals may not ask for memory.
  nonisolated(unsafe) fileprivate static var line = UnsafeMutableBufferPointer<UInt8>(
    start: nil, count: 0)

  /// The signals of a crash: a trap, an abort, a wrong address.
  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]

  /// Says a sentence if the app crashes from now on, and ends with the code of a fault.
  static func say(_ sentence: String) {
    forget()
    let bytes = Array("\(Program.name): \(sentence.onOneLine)\n".utf8)
    line = .allocate(capacity: bytes.count)
    _ = line.initialize(from: bytes)
    for number in signals { signal(number, end) }
  }

  /// Leaves a crash to the system again.
  static func forget() {
    for number in signals { signal(number, SIG_DFL) }
    line.deallocate()
    line = UnsafeMutableBufferPointer(start: nil, count: 0)
  }
}

/// Writes the note where a signal comes.
private nonisolated func end(_ signal: Int32) {
  _ = write(STDERR_FILENO, CrashNote.line.baseAddress, CrashNote.line.count)
  _exit(ShellError.Code.internalFault.rawValue)
}
