import Foundation

/// Whether an app's time passes, and which of its frames is shown.
nonisolated enum InspectedTime: Hashable {
  /// It passes.
  case running
  /// It is halted, and the present frame is shown.
  case paused
  /// It is halted, and the frame of an earlier time is shown.
  case rewound(to: TimeInterval, thenRuns: Bool)

  /// A person's request.
  enum Event: Hashable {
    /// To halt, or to go on.
    case toggle
    /// The frame before.
    case back
    /// The frame after.
    case forward
    /// The frame of a time.
    case scrub(TimeInterval)
    /// The present, by a finger on the screen.
    case touch
  }

  /// Whether time is halted.
  var isHalted: Bool { self != .running }
  /// The time of the frame that is shown; nil for the present.
  var rewoundTo: TimeInterval? { if case .rewound(let time, _) = self { time } else { nil } }

  private var runsThen: Bool {
    switch self {
    case .running: true
    case .paused: false
    case .rewound(_, let thenRuns): thenRuns
    }
  }
  private var present: InspectedTime { runsThen ? .running : .paused }

  /// The next state.
  ///
  /// - Parameters:
  ///   - times: When the known frames were first shown, the present one last.
  ///   - now: The present; the last frame may have been shown for long.
  func after(_ event: Event, times: [TimeInterval], now: TimeInterval) -> InspectedTime {
    let last = times.last ?? 0
    // When the frame that is shown was first shown.
    let shown = rewoundTo.map { time in times.last { $0 <= time } ?? time } ?? last
    switch event {
    case .toggle: return self == .running ? .paused : .running
    case .touch: return rewoundTo == nil ? self : present
    case .scrub(let time):
      return time < now ? .rewound(to: max(time, times.first ?? 0), thenRuns: runsThen) : present
    case .back:
      let before = times.last { $0 < shown } ?? shown
      return before < last ? .rewound(to: before, thenRuns: runsThen) : .paused
    case .forward:
      guard let next = times.first(where: { $0 > shown }), next < last else { return .paused }
      return .rewound(to: next, thenRuns: runsThen)
    }
  }

  /// Whether an event lets a frame's time pass: a step forward from the present.
  func advances(by event: Event) -> Bool { self == .paused && event == .forward }
}
