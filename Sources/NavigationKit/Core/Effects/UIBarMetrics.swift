/// The kind of bar that a setting is for: of regular or compact height, with or without a prompt.
public nonisolated enum UIBarMetrics: Int, Hashable, Sendable {
  /// A bar of regular height.
  case `default` = 0
  /// A bar of compact height.
  case compact = 1
  /// A bar of regular height with a prompt.
  case defaultPrompt = 101
  /// A bar of compact height with a prompt.
  case compactPrompt = 102

  init(in traits: UITraitCollection, withPrompt hasPrompt: Bool) {
    if BarMetrics.isLow(in: traits) {
      self = hasPrompt ? .compactPrompt : .compact
    } else {
      self = hasPrompt ? .defaultPrompt : .default
    }
  }

  /// Whether the bar has compact height.
  var isCompact: Bool { self == .compact || self == .compactPrompt }

  /// The metrics to try if nothing is set for these, in order.
  var fallbacks: [UIBarMetrics] {
    switch self {
    case .default: []
    case .compact, .defaultPrompt: [.default]
    case .compactPrompt: [.compact, .default]
    }
  }

  /// The value set for these metrics, or else for the nearest ones.
  func value<Value>(in values: [UIBarMetrics: Value]) -> Value? {
    ([self] + fallbacks).lazy.compactMap { values[$0] }.first
  }
}
