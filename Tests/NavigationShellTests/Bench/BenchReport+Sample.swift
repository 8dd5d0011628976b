@testable import NavigationShell

extension BenchReport {
  /// A made-up result.
  static func sample(
    copy: Double = 0.5, push: Double = 1.5, pushPop: Double = 100, peak: Double = 40
  ) -> BenchReport {
    // Other times are as long as the machine is slow.
    let slowness = copy / 0.5
    func frames(_ median: Double, _ worst: Double) -> Frames {
      Frames(median: median * slowness, worst: worst * slowness)
    }
    func all(_ times: [String: Double]) -> [String: Double] { times.mapValues { $0 * slowness } }
    return BenchReport(
      machine: .init(system: "Linux", processor: "Any", cores: 2, isOptimised: true),
      frameCopyMs: copy, startMs: 50 * slowness, startFloorMs: 40 * slowness,
      pushFrameMs: .init(median: push, worst: 4 * slowness),
      inspectedPushFrameMs: frames(3, 6), scrollFrameMs: frames(1, 2), tabFrameMs: frames(2, 3),
      columnFrameMs: frames(2.5, 5), idle: .init(frames: 0, cpuPercent: 0.01, seconds: 10),
      peakMb: peak, growthMb: 0, capturesPerS: 30 / slowness, pushPopPerS: pushPop,
      verifiesPerS: 300 / slowness, pngsPerS: 90 / slowness, verifyRatio: 10, pngRatio: 2,
      suiteS: 2.5 * slowness, firstVerdictMs: 150 * slowness, suitePeakMb: 60,
      growth: BenchReport.Growth(
        pushPopMs: all(["10": 0.5, "1000": 0.6]), pushPopAtOnceMs: all(["10": 0.2, "1000": 0.3]),
        listMs: all(["10000": 2, "10": 1]), pushesMs: 900 * slowness, setMs: 50 * slowness,
        popToRootMs: 8 * slowness),
      repetitions: .init(), siblings: .init(),
      storyboards: .init(
        readMs: 20 * slowness, buildMs: 60 * slowness, startMs: 80 * slowness),
      agents: .init(
        tapsPerS: 1000 / slowness, screensPerS: 5000 / slowness, picturesPerS: 60 / slowness),
      renderer: "software", screen: "x11")
  }
}
