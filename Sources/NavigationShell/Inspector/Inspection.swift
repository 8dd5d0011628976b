import Drawing
import Foundation
import Input
import NavigationKit

/// The model of an inspector: facts of an app's stage for its pages; nothing in the app changes for it.
final class Inspection {
  let stage: Stage
  /// Whether it is watching: while the inspector is open.
  private(set) var isWatching = false
  private(set) var history = FrameHistory()
  private(set) var time = InspectedTime.running
  private(set) var gesture = GestureTrail()
  /// The transitions that are over, the last one last.
  private var endedTransitions: [EndedTransition] = []
  /// The transitions that ran when the last frame was shown.
  private var runningTransitions: [TransitionReport] = []
  private var otherListener: ((ControllerCallback) -> Void)?
  private(set) var callbacks: [(time: TimeInterval, text: String)] = []
  /// The marks of events in the time that can be gone back in.
  private(set) var marks = TimeMarks()
  /// Seconds that the last frames took to draw.
  private(set) var frameTimes: [TimeInterval] = []
  /// Whether the next finger on the screen chooses a view instead of reaching the app.
  var isPicking = false { didSet { changeCount += 1 } }
  /// The view that was chosen.
  weak var picked: UIView? { didSet { changeCount += 1 } }
  /// Whether touch areas are drawn over the screen.
  var showsTouchAreas = false { didSet { changeCount += 1 } }
  /// The cached touch areas, of the views that were last on the stage.
  private var cachedTouchAreas: TouchAreaMap?
  /// The cached findings of an audit.
  var faults: InspectedFaults?
  /// Paints what is behind texts, whose colours an audit looks at; nil without fonts.
  private(set) lazy var painter = try? HeadlessPainter()
  /// The last gesture, as far as it can be done again.
  private(set) var lastGesture: RepeatedGesture?
  /// Whether the last gesture is done again and again.
  var repeats = false { didSet { changeCount += 1 } }
  /// Grows with everything that happens.
  private(set) var changeCount = 0

  /// How many callbacks and frame times are kept.
  private static let callbackCount = 60
  private static let transitionCount = 60
  static let frameCount = 120

  init(of stage: Stage) { self.stage = stage }

  /// Starts to watch, or stops.
  func watch(_ watches: Bool) {
    guard watches != isWatching else { return }
    isWatching = watches
    changeCount += 1
    stage.onGesture = watches ? { [weak self] in self?.gesture.record($0) } : nil
    stage.onTransitionEnd =
      watches ? { [weak self] in self?.recordEnd(of: $0, isCancelled: $1) } : nil
    watchCallbacks(watches)
    if !watches {
      gesture = GestureTrail()
      (endedTransitions, runningTransitions) = ([], [])
      marks.endAll(.transition, at: stage.now)
    }
  }

  /// Listens beside a scenario that does so already.
  private func watchCallbacks(_ watches: Bool) {
    guard watches else { return stage.onCallback = otherListener }
    let other = stage.onCallback
    otherListener = other
    stage.onCallback = { [weak self] in
      other?($0)
      self?.record($0)
    }
  }

  private func record(_ callback: ControllerCallback) {
    let text = "\(callback.controller): \(callback.method)"
    callbacks.append((stage.now, text))
    marks.record(callback: text, at: stage.now)
    if callbacks.count > Self.callbackCount { callbacks.removeFirst() }
  }

  /// Records that something may have changed on the stage.
  func recordChange() { changeCount += 1 }

  /// Records a finger's event.
  func record(_ event: InputEvent) {
    changeCount += 1
    guard case .pointer(let pointer) = event else { return }
    if pointer.phase == .up, let view = stage.receiver(ofFinger: pointer.id) {
      let target = TouchAreaMap.target(from: view) ?? view
      gesture.recordReceiver("\(type(of: target))", at: pointer.time)
    }
    gesture.record(pointer, pace: stage.inputPace)
    marks.record(pointer)
    if pointer.phase == .down {
      repeats = false
      if lastGesture?.isOver ?? true { lastGesture = RepeatedGesture(at: pointer.time, on: stage) }
    }
    lastGesture?.record(pointer)
  }

  /// Does the work of a key and keeps the gesture, as recognisers take a key's press for a finger's.
  func keepingGesture(_ body: () -> Void) {
    let kept = gesture
    body()
    gesture = kept
  }

  /// Records an event of a repeated finger.
  func record(repeated event: PointerEvent) {
    changeCount += 1
    gesture.record(event, pace: stage.inputPace)
    marks.record(event)
  }

  /// Records a frame that was shown.
  func record(_ frame: DisplayList) {
    let facts = present
    if stage.isSettled { gesture.recordRest(at: stage.now) }
    if isWatching { runningTransitions = facts.transitions }
    for report in runningTransitions { marks.record(report, at: stage.now) }
    marks.forget(before: stage.now - FrameHistory.length)
    history.append(frame, at: stage.now, facts: facts)
  }

  /// Records that a transition has ended; one that no frame showed is left out.
  private func recordEnd(of id: ObjectIdentifier, isCancelled: Bool) {
    changeCount += 1
    marks.end(.transition, id, at: stage.now)
    guard let place = runningTransitions.firstIndex(where: { $0.id == id }) else { return }
    let report = runningTransitions.remove(at: place)
    endedTransitions.append(
      EndedTransition(report: report, isCancelled: isCancelled, time: stage.now))
    if endedTransitions.count > Self.transitionCount { endedTransitions.removeFirst() }
  }

  /// The transitions that ended last before the frame that is shown.
  var lastTransitions: [EndedTransition] {
    let ended = endedTransitions.filter { $0.time <= shownTime }
    return ended.filter { $0.time == ended.last?.time }
  }

  /// Records how long a frame took to draw, in seconds.
  func noteFrame(took seconds: TimeInterval) {
    frameTimes.append(seconds)
    if frameTimes.count > Self.frameCount { frameTimes.removeFirst() }
    changeCount += 1
  }

  /// The earlier frame that is shown instead of the present one; nil for the present one.
  var rewound: FrameHistory.Entry? { time.rewoundTo.flatMap(history.entry) }

  /// The time of the frame that is shown.
  var shownTime: TimeInterval { time.rewoundTo ?? stage.now }

  /// The facts of the frame that is shown.
  var shown: FrameFacts { rewound?.facts ?? present }

  /// The transitions that run in the frame that is shown.
  var transitions: [TransitionReport] { rewound?.facts?.transitions ?? stage.transitionReports }

  private var present: FrameFacts { FrameFacts(of: stage, isWatched: isWatching) }

  /// Forgets the gesture, as its positions mean nothing on another screen.
  func screenDidChange() {
    gesture = GestureTrail()
    changeCount += 1
  }

  /// The touch areas of the views on the stage; surveyed again once the views have changed.
  var touchAreas: TouchAreaMap {
    let views = SurveyedView.all(on: stage)
    if let cached = cachedTouchAreas, cached.views == views { return cached }
    let areas = TouchAreaMap(of: stage, among: views)
    cachedTouchAreas = areas
    return areas
  }

  /// Obeys a person's request about the time.
  ///
  /// A step forward from the present lets a frame's time pass, in `advance`.
  func handle(_ event: InspectedTime.Event, advance: (TimeInterval) -> Void) {
    changeCount += 1
    record(stage.displayList(isMasked: false))
    let before = time
    time = time.after(event, times: history.times, now: stage.now)
    guard before.advances(by: event) else { return }
    advance(Self.frame)
    record(stage.displayList(isMasked: false))
  }

  /// The time of a step, in seconds: a frame of most displays.
  static let frame: TimeInterval = 1.0 / 60
}
