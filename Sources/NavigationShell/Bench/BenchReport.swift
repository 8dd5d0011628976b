import Foundation

/// The cost of frames, starts, captures and comparisons on this machine.
///
/// Times are in milliseconds, memory in megabytes; rates are per second.
struct BenchReport: Codable {
  /// The machine and the program that was measured.
  struct Machine: Codable {
    let system: String
    let processor: String
    let cores: Int
    let isOptimised: Bool
  }

  /// The median and the worst of many frames.
  struct Frames: Codable {
    let median, worst: Double
  }

  /// A window without input.
  struct Idle: Codable {
    let frames: Int
    let cpuPercent, seconds: Double
  }

  let machine: Machine
  let frameCopyMs, startMs, startFloorMs: Double
  let pushFrameMs, inspectedPushFrameMs, scrollFrameMs, tabFrameMs, columnFrameMs: Frames
  let idle: Idle
  let peakMb, growthMb, capturesPerS: Double
  /// Pushes and pops of a page of 10,000 rows per second, the best of five tries.
  let pushPopPerS: Double
  /// Screens drawn and compared by one process, and pictures encoded as PNG, per second.
  let verifiesPerS, pngsPerS: Double
  /// How many times as fast these are as reading and comparing files, and as zlib alone.
  let verifyRatio, pngRatio: Double
  /// The time for a hundred scenarios of six captures on two cores, and from the start to the first
  /// verdict.
  let suiteS, firstVerdictMs, suitePeakMb: Double
  let growth: Growth
  let repetitions: Repetitions
  let siblings: Siblings
  let storyboards: Storyboards
  let agents: Agents
  let renderer, screen: String

  /// The names that scripts rely on.
  enum CodingKeys: String, CodingKey {
    case machine, idle, growth, repetitions, siblings, storyboards, agents, renderer, screen
    case frameCopyMs = "frame_copy_ms"
    case startMs = "start_ms"
    case startFloorMs = "start_floor_ms"
    case pushFrameMs = "push_frame_ms"
    case inspectedPushFrameMs = "inspected_push_frame_ms"
    case scrollFrameMs = "scroll_frame_ms"
    case tabFrameMs = "tab_frame_ms"
    case columnFrameMs = "column_frame_ms"
    case peakMb = "peak_mb"
    case growthMb = "growth_mb"
    case pushPopPerS = "push_pop_per_s"
    case capturesPerS = "captures_per_s"
    case verifiesPerS = "verifies_per_s"
    case pngsPerS = "pngs_per_s"
    case verifyRatio = "verify_to_file_comparison"
    case pngRatio = "png_to_zlib"
    case suiteS = "suite_s"
    case firstVerdictMs = "first_verdict_ms"
    case suitePeakMb = "suite_peak_mb"
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
  /// The report as a table; frames are also given as multiples of a full-frame copy.
  var table: String {
    let frames =
      frameRows("a push", pushFrameMs) + frameRows("an inspected push", inspectedPushFrameMs)
      + frameRows("a scroll", scrollFrameMs)
      + frameRows("a new tab", tabFrameMs) + frameRows("a collapse", columnFrameMs)
    let copy = [("one full-frame copy", Self.milliseconds(frameCopyMs), "this machine's own limit")]
    let parts =
      growth.rows + repetitions.rows + siblings.rows + storyboards.rows(floor: startFloorMs)
      + agents.rows
    let lines = (copy + frames + rows + parts).map { name, value, note in
      "  " + name.padding(toLength: 28, withPad: " ", startingAt: 0)
        + value.padding(toLength: 14, withPad: " ", startingAt: 0) + note
    }
    let head = "\(machine.processor), \(machine.cores) cores, \(machine.system)"
    return ([head, "window: \(renderer) renderer on \(screen)", ""] + lines)
      .joined(separator: "\n")
  }

  /// The rows of what is one number.
  private var rows: [(String, String, String)] {
    [
      ("start to first frame", Self.milliseconds(startMs), "median of nine"),
      ("the same, bare SDL", Self.milliseconds(startFloorMs), "median of nine"),
      ("memory at its peak", String(format: "%.1f MB", peakMb), ""),
      ("its growth", String(format: "%.1f MB", growthMb), "over 10 000 frames"),
      (
        "left alone", String(format: "%.2f %% CPU", idle.cpuPercent),
        String(format: "%d frames in %.0f s", idle.frames, idle.seconds)
      ),
      ("push and pop", String(format: "%.0f per s", pushPopPerS), "without drawing, best of five"),
      ("captures", String(format: "%.0f per s", capturesPerS), "drawn and encoded as PNG"),
      (
        "PNGs", String(format: "%.0f per s", pngsPerS),
        String(format: "%.1f times zlib alone at level 6", pngRatio)
      ),
      (
        "screens verified", String(format: "%.0f per s", verifiesPerS),
        String(format: "%.1f times reading and comparing files", verifyRatio)
      ),
      ("a suite of 600 captures", String(format: "%.2f s", suiteS), "100 scenarios, two workers"),
      ("start to first verdict", Self.milliseconds(firstVerdictMs), "median of nine"),
      (
        "a suite's memory", String(format: "%.1f MB", suitePeakMb),
        "the largest process at its peak"
      ),
    ]
  }

  /// The rows of some frames, also as multiples of a full-frame copy.
  private func frameRows(_ name: String, _ frames: Frames) -> [(String, String, String)] {
    [("median", frames.median), ("worst", frames.worst)].map { kind, value in
      (
        "frame of \(name), \(kind)", Self.milliseconds(value),
        frameCopyMs > 0 ? String(format: "%.1f copies", value / frameCopyMs) : ""
      )
    }
  }

  private static func milliseconds(_ value: Double) -> String { String(format: "%.2f ms", value) }
}
