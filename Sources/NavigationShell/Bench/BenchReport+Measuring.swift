import Foundation
import SDLShell

extension BenchReport {
  /// Enough starts for a median that one slow disk access does not change.
  private static let starts = 9
  /// The screen of all measured frames: 390×844 points at 2×.
  private static let pixels = (width: 780, height: 1688)

  /// Measures everything, which takes more than a minute.
  init(in shell: Shell) throws {
    let folder = try BenchFolder()
    let probes = try ProbeRunner()
    let file = try StoryboardBench.writeStart(in: folder)
    let starts = try Starts(probes, storyboard: file, count: Self.starts)
    let alone = try probes.measure(.idle).result
    let stage = try StageBench()
    let (pushes, scrolls) = (try stage.pushFrames(), try stage.scrollFrames())
    let inspected = try stage.inspectedPushFrames()
    let (switches, collapses) = (try stage.tabFrames(), try stage.columnFrames())
    let copies = try Self.frameCopies()
    let growth = try stage.growth()
    let suite = try SuiteBench(shell.exhibit, in: folder)
    let pictures = try PictureBench(suite, in: shell)
    let (verifies, comparisons) = (
      try pictures.verifyRate(), try pictures.fileComparisonRate()
    )
    let (pngs, compressions) = (try pictures.encodingRate(), pictures.plainCompressionRate())
    let run = try suite.run()
    machine = .current
    frameCopyMs = Self.rounded(copies.median)
    startMs = Self.rounded(starts.own.median)
    startFloorMs = Self.rounded(starts.floors.median)
    pushFrameMs = Frames(pushes)
    inspectedPushFrameMs = Frames(inspected)
    scrollFrameMs = Frames(scrolls)
    tabFrameMs = Frames(switches)
    columnFrameMs = Frames(collapses)
    idle = Idle(alone.idle)
    peakMb = Self.rounded(starts.peaks.median)
    growthMb = Self.rounded(growth)
    self.growth = try probes.measureGrowth()
    repetitions = try probes.measureRepetitions()
    siblings = try SiblingBench().measure()
    storyboards = try StoryboardBench().measure(startMs: starts.storyboards.median)
    agents = try AgentBench().measure()
    pushPopPerS = Self.rounded(stage.pushPopRate())
    capturesPerS = Self.rounded(try stage.captureRate())
    verifiesPerS = Self.rounded(verifies)
    verifyRatio = Self.rounded(verifies / comparisons)
    pngsPerS = Self.rounded(pngs)
    pngRatio = Self.rounded(pngs / compressions)
    suiteS = Self.rounded(run.seconds)
    suitePeakMb = Self.rounded(run.peakMb)
    firstVerdictMs = Self.rounded(try suite.firstVerdicts().median)
    renderer = alone.renderer
    screen = alone.screen
  }

  /// The times of copying a frame.
  private static func frameCopies() throws -> Samples {
    var copies = Samples()
    try SDLBaseline.copyFrames(width: pixels.width, height: pixels.height) { copies.time($0) }
    return copies
  }

  /// Rounds to three decimals, as times are accurate to a microsecond.
  fileprivate static func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}

/// Starts of the program, each kind in turn, as a machine is not as fast at all times.
private struct Starts {
  /// Of a bare window, of the program, and of a storyboard.
  var (floors, own, storyboards) = (Samples(), Samples(), Samples())
  /// The memory at the peak of the program's.
  var peaks = Samples()

  init(_ probes: ProbeRunner, storyboard: String, count: Int) throws {
    for _ in 0..<count {
      floors.add(try probes.measure(.floor).start)
      let started = try probes.measure(.start)
      own.add(started.start)
      peaks.add(started.result.peakMb)
      storyboards.add(try probes.measure(.storyboard, storyboard).start)
    }
  }
}

extension BenchReport.Frames {
  fileprivate init(_ samples: Samples) {
    median = BenchReport.rounded(samples.median)
    worst = BenchReport.rounded(samples.worst)
  }
}

extension BenchReport.Idle {
  fileprivate init(_ measured: BenchReport.Idle?) {
    frames = measured?.frames ?? 0
    cpuPercent = BenchReport.rounded(measured?.cpuPercent ?? 0)
    seconds = BenchReport.rounded(measured?.seconds ?? 0)
  }
}

extension BenchReport.Machine {
  /// The machine this runs on.
  fileprivate static var current: BenchReport.Machine {
    let processors = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let model = processors.split(separator: "\n").first { $0.hasPrefix("model name") }
    let name = model?.split(separator: ":", maxSplits: 1).last.map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return BenchReport.Machine(
      system: ProcessInfo.processInfo.operatingSystemVersionString,
      processor: name ?? "unknown processor", cores: ProcessInfo.processInfo.activeProcessorCount,
      isOptimised: isOptimised)
  }

  private static var isOptimised: Bool {
    #if DEBUG
      false
    #else
      true
    #endif
  }
}
