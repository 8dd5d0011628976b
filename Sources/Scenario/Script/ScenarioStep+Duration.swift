import Foundation

nonisolated extension ScenarioStep {
  /// The duration of a fling in seconds.
  static let flingDuration: TimeInterval = 0.1
}

nonisolated extension ScenarioStep.Action {
  /// The virtual duration in seconds; nil if it depends on animations.
  var duration: TimeInterval? {
    switch self {
    case .wait(let seconds): seconds
    case .move(_, let seconds, _): seconds
    case .drag(_, _, let seconds): seconds
    case .wheel(_, _, let seconds): seconds ?? 0
    case .fling: ScenarioStep.flingDuration
    case .film(let film): film.duration
    case .moveFingers(_, let seconds), .longPress(_, let seconds), .pinch(_, _, let seconds),
      .turn(_, _, let seconds):
      seconds
    case .doubleTap: ScenarioStep.doubleTapPause
    case .settle, .branch, .loop, .scroll, .scrollTo, .waitFor: nil
    case .enter, .clear, .openURL, .tap, .press, .release, .cancel, .secondaryClick, .segue, .scene,
      .key, .type, .rotate,
      .resize, .restart,
      .look, .capture, .audit, .expect, .note:
      0
    }
  }
}
