import Foundation

/// The memory of processes in megabytes, as the kernel reports it.
enum ProcessMemory {
  /// The memory of this process now.
  static var now: Double { megabytes("VmRSS", of: "self") }

  /// The peak of this process; `getrusage` would give the parent's to a child.
  static var peak: Double { megabytes(highWater, of: "self") }

  /// The highest peak of a process and its children; 0 once it has ended.
  static func peak(ofFamily process: pid_t) -> Double {
    ([process] + children(of: process)).map { megabytes(highWater, of: "\($0)") }.max() ?? 0
  }

  private static let highWater = "VmHWM"

  private static func megabytes(_ name: String, of process: String) -> Double {
    let lines = text("\(process)/status").split(separator: "\n")
    let line = lines.first { $0.hasPrefix(name + ":") }
    let kilobytes = line?.split(separator: " ").compactMap { Double($0) }.first ?? 0
    return kilobytes / 1024
  }

  /// The kernel lists children by the thread that started them.
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
