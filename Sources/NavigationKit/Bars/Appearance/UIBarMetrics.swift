/// In which kind of bar something is to be shown: a usual one or a low one, with a prompt or without.
public nonisolated enum UIBarMetrics: Int, Hashable, Sendable {
  /// A bar of the usual height.
  case `default` = 0
  /// A bar where there is little height.
  case compact = 1
  /// A bar of the usual height with a prompt.
  case defaultPrompt = 101
  /// A low bar with a prompt.
  case compactPrompt = 102

  /// The metrics of a bar in given circumstances.
  init(in traits: UITraitCollection, withPrompt hasPrompt: Bool) {
    if BarMetrics.isLow(in: traits) {
      self = hasPrompt ? .compactPrompt : .compact
    } else {
      self = hasPrompt ? .defaultPrompt : .default
    }
  }

  /// Whether they are those of a low bar.
  var isCompact: Bool { self == .compact || self == .compactPrompt }

  /// The metrics to look at where nothing is said for these, the nearest first.
  var fallbacks: [UIBarMetrics] {
    switch self {
    case .default: []
    case .compact, .defaultPrompt: [.default]
    case .compactPrompt: [.compact, .default]
    }
  }

  /// What a bar has where it was told per metrics: for these, or else for the nearest.
  func value<Value>(in values: [UIBarMetrics: Value]) -> Value? {
    ([self] + fallbacks).lazy.compactMap { values[$0] }.first
  }
}
