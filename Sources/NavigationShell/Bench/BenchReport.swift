import Foundation

/// What a frame, a start and a capture cost on this machine.
///
/// Times are milliseconds, memory is megabytes; a rate is how many in a second.
struct BenchReport: Encodable {
  /// The machine and the program that was measured.
  struct Machine: Encodable {
    let system: String
    let processor: String
    let cores: Int
    let isOptimised: Bool
  }

  /// Many frames in two numbers.
  struct Frames: Encodable {
    let median, worst: Double
  }

  /// A window left alone.
  struct Idle: Codable {
    let frames: Int
    let cpuPercent, seconds: Double
  }

  let machine: Machine
  let frameCopyMs, startMs, startFloorMs: Double
  let pushFrameMs, scrollFrameMs: Frames
  let idle: Idle
  let peakMb, pushPopPerS, capturesPerS: Double
  /// Scenarios compared in a second: none, as this program compares none.
  let verifiesPerS = 0.0
  let renderer, screen: String

  /// The names that scripts rely on.
  enum CodingKeys: String, CodingKey {
    case machine, idle, renderer, screen
    case frameCopyMs = "frame_copy_ms"
    case startMs = "start_ms"
    case startFloorMs = "start_floor_ms"
    case pushFrameMs = "push_frame_ms"
    case scrollFrameMs = "scroll_frame_ms"
    case peakMb = "peak_mb"
    case pushPopPerS = "push_pop_per_s"
    case capturesPerS = "captures_per_s"
    case verifiesPerS = "verifies_per_s"
  }
}

extension BenchReport.Idle {
  /// The names that scripts rely on.
  enum CodingKeys: String, CodingKey {
    case frames, seconds
    case cpuPercent = "cpu_percent"
  }
}

extension BenchReport {
  /// The same as a table for people: each frame also as a multiple of one full-frame copy.
  var table: String {
    func times(_ value: Double) -> String {
      frameCopyMs > 0 ? String(format: "%.1f copies", value / frameCopyMs) : ""
    }
    let rows: [(String, String, String)] = [
      ("one full-frame copy", Self.milliseconds(frameCopyMs), "this machine's own limit"),
      ("frame of a push, median", Self.milliseconds(pushFrameMs.median), times(pushFrameMs.median)),
      ("frame of a push, worst", Self.milliseconds(pushFrameMs.worst), times(pushFrameMs.worst)),
      (
        "frame of a scroll, median", Self.milliseconds(scrollFrameMs.median),
        times(scrollFrameMs.median)
      ),
      (
        "frame of a scroll, worst", Self.milliseconds(scrollFrameMs.worst),
        times(scrollFrameMs.worst)
      ),
      ("start to first frame", Self.milliseconds(startMs), "median of nine"),
      ("the same, bare SDL", Self.milliseconds(startFloorMs), "median of nine"),
      ("memory at its peak", String(format: "%.1f MB", peakMb), ""),
      (
        "left alone", String(format: "%.2f %% CPU", idle.cpuPercent),
        String(format: "%d frames in %.0f s", idle.frames, idle.seconds)
      ),
      ("push and pop", String(format: "%.0f per s", pushPopPerS), "without drawing"),
      ("captures", String(format: "%.0f per s", capturesPerS), "drawn and encoded as PNG"),
    ]
    let lines = rows.map { name, value, note in
      "  " + name.padding(toLength: 28, withPad: " ", startingAt: 0)
        + value.padding(toLength: 14, withPad: " ", startingAt: 0) + note
    }
    let head = "\(machine.processor), \(machine.cores) cores, \(machine.system)"
    return ([head, "window: \(renderer) renderer on \(screen)", ""] + lines)
      .joined(separator: "\n")
  }

  private static func milliseconds(_ value: Double) -> String { String(format: "%.2f ms", value) }
}
