import Foundation

/// The most memory that processes had so far, as the kernel counts it.
///
/// `getrusage` would give the parent's to a child.
enum PeakMemory {
  /// Of this process, in megabytes.
  static var own: Double { megabytes(of: "self") }

  /// Of a process or one of its children, whichever had more, in megabytes; 0 once it has ended.
  static func largest(ofFamily process: pid_t) -> Double {
    ([process] + children(of: process)).map { megabytes(of: "\($0)") }.max() ?? 0
  }

  private static func megabytes(of process: String) -> Double {
    let line = text("\(process)/status").split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let kilobytes = line?.split(separator: " ").compactMap { Double($0) }.first ?? 0
    return kilobytes / 1024
  }

  /// The kernel tells them by the thread that started them.
  private static func children(of process: pid_t) -> [pid_t] {
    let threads =
      (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
    return threads.flatMap { thread in
      text("\(process)/task/\(thread)/children").split(separator: " ").compactMap { pid_t($0) }
    }
  }

  private static func text(_ path: String) -> String {
    (try? String(contentsOfFile: "/proc/" + path, encoding: .utf8)) ?? ""
  }
}
