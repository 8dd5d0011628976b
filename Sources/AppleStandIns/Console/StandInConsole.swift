import Foundation

/// The console that logs and notifications are written to: standard error, as a program's results are on
/// standard output.
enum StandInConsole {
  /// Writes a line.
  static func write(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }
}
