import Foundation

nonisolated extension ScenarioStep {
  /// How long the finger of a fling is down, in seconds.
  static let flingDuration: TimeInterval = 0.1
}

nonisolated extension ScenarioStep.Action {
  /// How much virtual time passes meanwhile, in seconds; nil if that depends on what moves.
  var duration: TimeInterval? {
    switch self {
    case .wait(let seconds): seconds
    case .move(_, let seconds, _): seconds
    case .drag(_, _, let seconds): seconds
    case .wheel(_, _, let seconds): seconds ?? 0
    case .fling: ScenarioStep.flingDuration
    case .film(let film): film.duration
    case .settle: nil
    case .tap, .press, .release, .cancel, .key, .type, .rotate, .resize, .look, .capture, .expect:
      0
    }
  }
}
