import Foundation

extension Process {
  /// Whether the process waits for something: it neither runs nor wants a processor.
  ///
  /// The system writes a process' state behind its name, which stands in parentheses.
  var isAsleep: Bool {
    let facts = try? String(contentsOfFile: "/proc/\(processIdentifier)/stat", encoding: .utf8)
    return facts?.components(separatedBy: ") ").last?.hasPrefix("S") ?? false
  }
}
