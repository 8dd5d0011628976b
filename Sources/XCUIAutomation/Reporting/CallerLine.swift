import Foundation
import Runtime

/// A line of a test's source that has called this library.
struct CallerLine: Hashable {
  let file: String
  let line: Int

  /// The innermost line on the stack that is not of this library; nil without debug information.
  ///
  /// Properties such as `label` cannot say from which line they are read, as functions can.
  static var innermost: CallerLine? {
    guard let stack = try? Backtrace.capture().symbolicated() else { return nil }
    let places = stack.frames.lazy.compactMap { $0.symbol?.sourceLocation }
    return of(places.map { CallerLine(file: $0.path, line: $0.line) })
  }

  /// The first of some lines, innermost first, that is outside of this library's sources.
  static func of(_ lines: some Sequence<CallerLine>) -> CallerLine? {
    lines.first { $0.line > 0 && !$0.file.hasPrefix(sources) && $0.file.hasSuffix(".swift") }
  }

  /// The folder of the library's sources, with a slash at its end.
  private static let sources: String = {
    let file = URL(fileURLWithPath: #filePath)
    return file.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .path + "/"
  }()
}
