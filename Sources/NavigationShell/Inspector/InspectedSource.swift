import Drawing
import Foundation
import Input
import NavigationKit
import SDLShell

/// A frame source that passes everything on to another one, whose time can be halted and whose last
/// frames can be shown again.
///
/// Its marks over the screen are in the window alone: captures and recordings are the app's.
final class InspectedSource: WrappedFrameSource {
  let source: any FrameSource
  private let inspection: Inspection
  /// The window's time minus the app's, in seconds: how long the app was halted.
  private var delay: TimeInterval = 0
  /// The fingers that are down on the app, and those that are not for it.
  private var fingers: Set<Int> = []
  /// Where the repetition of the last gesture is; nil if it is not repeated.
  private var repetition: Repetition?
  /// The fingers that are down because the gesture is repeated, as they were last.
  private var repeatedFingers: [Int: PointerEvent] = [:]

  init(_ source: any FrameSource, inspection: Inspection) {
    (self.source, self.inspection) = (source, inspection)
  }

  private var isHalted: Bool { inspection.time.isHalted }

  var now: TimeInterval { source.now + delay }
  var nextChange: TimeInterval? {
    isHalted
      ? nil
      : [source.nextChange, nextRepetition].compactMap(\.self).min().map { $0 + delay }
  }
  var textInput: CGRect? { isHalted ? nil : source.textInput }
  var pose: ScreenPose { inspection.rewound?.facts?.pose ?? source.pose }
  func wants(_ key: KeyEvent) -> Bool { source.wants(key.shifted(by: -delay)) }

  func advance(to time: TimeInterval) {
    guard !isHalted else {
      delay = max(delay, time - source.now)
      return
    }
    if let due = source.nextChange, due + delay <= time { inspection.recordChange() }
    doAgain(until: time - delay)
    source.advance(to: time - delay)
  }

  func perform(_ work: () -> Void) {
    guard !isHalted else { return }
    source.perform(work)
    inspection.recordChange()
  }

  func resize(to size: CGSize) { change { source.resize(to: size) } }

  func rotate(to size: CGSize, turned turn: QuarterTurn, by quarters: Int) {
    // It is the present screen that turns.
    returnToNow()
    change { source.rotate(to: size, turned: turn, by: quarters) }
  }

  /// Does what may change the screen.
  private func change(_ body: () -> Void) {
    let (size, pose) = (inspection.stage.screen.bounds.size, source.pose)
    body()
    if inspection.stage.screen.bounds.size != size || source.pose != pose {
      inspection.screenDidChange()
    } else {
      inspection.recordChange()
    }
  }

  // MARK: Input

  func handle(_ event: InputEvent) {
    // Since the last frame, no time has passed for an app that is halted.
    if isHalted { advance(to: event.time) }
    if event.isBeginning, returnToNow() { return }
    guard isForApp(event) else { return }
    let shifted = event.shifted(by: -delay)
    inspection.record(shifted)
    if !inspection.repeats { endRepetition() }
    if case .key = shifted {
      inspection.keepingGesture { source.handle(shifted) }
    } else {
      source.handle(shifted)
    }
  }

  /// Shows the present frame in place of an earlier one; returns whether there was one.
  @discardableResult private func returnToNow() -> Bool {
    guard inspection.time.rewoundTo != nil else { return false }
    inspection.handle(.touch) { _ in }
    return true
  }

  /// Whether the app gets an event: fingers that are down on it go on while it is halted, and keys go
  /// up.
  private func isForApp(_ event: InputEvent) -> Bool {
    guard case .pointer(let pointer) = event else {
      if case .arrival = event { return true }
      return !isHalted || event.isKeyUp
    }
    if pointer.phase == .down {
      if inspection.isPicking {
        inspection.pick(at: pointer.position)
      } else if !isHalted {
        fingers.insert(pointer.id)
        return true
      }
      return false
    }
    guard fingers.contains(pointer.id) else { return false }
    if pointer.phase == .up || pointer.phase == .cancelled { fingers.remove(pointer.id) }
    return true
  }

  // MARK: Repeating

  /// When the last gesture goes on, in the app's time; nil if it is not repeated or still moves
  /// things.
  private var nextRepetition: TimeInterval? {
    guard inspection.repeats, let gesture = inspection.lastGesture, gesture.isOver else {
      return repeatedFingers.isEmpty ? nil : source.now
    }
    switch repetition {
    case nil: return source.now
    case .resting(let end): return inspection.stage.time(ofInput: end)
    case .moving(let start, let next):
      return inspection.stage.time(ofInput: start + gesture.events[next].time)
    case .settling: return inspection.stage.isSettled ? source.now : nil
    }
  }

  /// Does the last gesture again as far as it has come by then; the app's recording hears nothing.
  private func doAgain(until end: TimeInterval) {
    guard inspection.repeats, let gesture = inspection.lastGesture, gesture.isOver else {
      return endRepetition()
    }
    while let due = nextRepetition, due <= end {
      source.advance(to: max(due, source.now))
      repetition = step(gesture, at: source.now)
    }
  }

  private func step(_ gesture: RepeatedGesture, at now: TimeInterval) -> Repetition {
    let inputNow = inspection.stage.inputTime(at: now)
    switch repetition {
    case nil, .settling: return .resting(until: inputNow + Repetition.rest)
    case .resting:
      source.perform(gesture.goBack)
      return .moving(since: inputNow, next: 0)
    case .moving(let start, let next):
      var event = gesture.events[next]
      event.time = now
      send(event)
      return next + 1 < gesture.events.count ? .moving(since: start, next: next + 1) : .settling
    }
  }

  /// Stops the repetition; fingers that are down are cancelled.
  private func endRepetition() {
    repetition = nil
    for (_, finger) in repeatedFingers.sorted(by: { $0.key < $1.key }) {
      var event = finger
      (event.phase, event.time) = (.cancelled, source.now)
      send(event)
    }
  }

  private func send(_ event: PointerEvent) {
    let isUp = event.phase == .up || event.phase == .cancelled
    repeatedFingers[event.id] = isUp ? nil : event
    inspection.record(repeated: event)
    inspection.stage.send(.pointer(event))
  }

  // MARK: Frames

  func frame() -> ScreenFrame {
    if let past = inspection.rewound {
      let marks = inspection.isWatching ? ScreenMarks(of: inspection).motion : []
      return ScreenFrame(
        screen: past.frame, scale: inspection.stage.screen.scale, mask: past.mask,
        over: marks + past.mask)
    }
    var frame = source.frame()
    inspection.record(frame.screen)
    if inspection.isWatching { frame.over = ScreenMarks(of: inspection).commands + frame.over }
    return frame
  }

  /// Whether time is halted, which the screen alone does not show.
  var status: String? {
    let own =
      switch inspection.time {
      case .running: String?.none
      case .paused: "halted at \(Fact.seconds(inspection.stage.now)), Ctrl+P goes on"
      case .rewound(let time, _):
        "halted at \(Fact.seconds(time)), \(Fact.seconds(inspection.stage.now - time)) ago, "
          + "a click returns to now"
      }
    let all = [source.status, own].compactMap(\.self)
    return all.isEmpty ? nil : all.joined(separator: ", ")
  }

  // MARK: Commands

  func state(of command: ScreenCommand) -> CommandState? {
    switch command {
    case .pause: isHalted ? .on : .off
    case .stepBack, .stepForward: .off
    default: source.state(of: command)
    }
  }

  func obey(_ command: ScreenCommand) {
    switch command {
    case .pause: handle(.toggle)
    case .stepBack: handle(.back)
    case .stepForward: handle(.forward)
    default:
      change { source.obey(command) }
    }
  }

  /// Obeys a person's request about the time.
  func handle(_ event: InspectedTime.Event) {
    inspection.handle(event) { seconds in
      source.advance(to: source.now + seconds)
      delay -= seconds
    }
  }
}

extension FrameHistory.Entry {
  /// The drawing commands that covered the corners and the cut-out of the screen.
  fileprivate var mask: [DrawCommand] { facts?.mask ?? [] }
}

nonisolated extension InputEvent {
  /// Whether a person begins something with it: a finger comes down, a key, a scroll.
  fileprivate var isBeginning: Bool {
    switch self {
    case .pointer(let event): event.phase == .down
    case .key(let event): event.phase == .down
    case .secondaryClick, .scroll: true
    case .text, .arrival: false
    }
  }
}
