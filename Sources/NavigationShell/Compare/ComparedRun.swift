import Drawing
import Foundation
import NavigationKit
import Scenario

/// A run of a scenario as the frames that it showed, which are values.
struct ComparedRun {
  /// The scenario that is run, on its device, in its look.
  let subject: ComparedSubject
  /// The screen's size at the start, and the radius of its corners, in points.
  let size: CGSize
  let cornerRadius: CGFloat
  /// The frames, and when each was first shown, in virtual seconds.
  private(set) var frames: [(time: TimeInterval, frame: DisplayList)] = []
  /// The expectations that did not hold, and the step that failed.
  private(set) var failures: [ScenarioFailure] = []

  /// The frames kept per second: the refresh rate of most displays.
  static let rate = 60.0

  /// Runs a scenario from its first step to its last.
  ///
  /// - Throws: ShellError if the app cannot be launched.
  init(of file: ScenarioFile, _ variant: ScenarioVariant, painter: HeadlessPainter) throws {
    subject = ComparedSubject(
      file: file.name, device: variant.device.name, look: variant.look.name)
    (size, cornerRadius) = (variant.device.size, variant.device.chrome.cornerRadius)
    let session = try file.session(for: variant, painter: painter)
    let collector = FrameCollector(session, device: variant.device)
    let runner = ScenarioRunner(
      stage: session.stage, host: collector, pointer: variant.scenario.pointer,
      cadence: .steady(Self.rate))
    collector.add(session.stage.displayList(), at: session.stage.now)
    try runner.run(variant.scenario.steps)
    collector.add(session.stage.displayList(), at: session.stage.now)
    (frames, failures) = (collector.frames, runner.failures)
    end = session.stage.now
  }

  /// Makes a run of frames that are known.
  init(
    _ subject: ComparedSubject, size: CGSize, cornerRadius: CGFloat = 0,
    frames: [(time: TimeInterval, frame: DisplayList)], failures: [ScenarioFailure] = []
  ) {
    (self.subject, self.size, self.frames, self.failures) = (subject, size, frames, failures)
    self.cornerRadius = cornerRadius
    end = frames.last?.time ?? 0
  }

  /// When it ends, in virtual seconds.
  let end: TimeInterval

  /// The times of its frames.
  var times: [TimeInterval] { frames.map(\.time) }

  /// The frame that is shown at a time: the first one before it begins, the last after its end.
  func frame(at time: TimeInterval) -> DisplayList {
    (frames.last { $0.time <= time } ?? frames.first)?.frame ?? DisplayList(size: size)
  }
}

/// A scenario's host that keeps what the stage shows.
private final class FrameCollector: ScenarioHost {
  private(set) var frames: [(time: TimeInterval, frame: DisplayList)] = []
  private let session: HeadlessSession
  private let device: Device

  init(_ session: HeadlessSession, device: Device) {
    (self.session, self.device) = (session, device)
  }

  func add(_ frame: DisplayList, at time: TimeInterval) {
    if frames.last?.frame != frame { frames.append((time, frame)) }
  }

  func look(_ snapshot: () -> StageSnapshot) {
    let current = snapshot()
    add(current.frame, at: current.time)
  }

  func finishMainQueue() throws(EndlessMainQueue) { try session.stage.finishMainQueue() }
  func take(_ capture: ScenarioCapture) {}
  func difference(between snapshot: StageSnapshot, and other: StageSnapshot) -> String? { nil }
  var deviceName: String { device.name }
  func restart() throws { try session.restart() }
  func safeAreaInsets(in size: CGSize) -> UIEdgeInsets { device.safeAreaInsets(in: size) }
}
