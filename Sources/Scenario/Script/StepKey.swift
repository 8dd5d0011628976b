/// The key of a step.
nonisolated enum StepKey: String, CaseIterable {
  case tap, press, move, release, cancel, drag, fling, wheel
  case secondaryClick = "secondary-click"
  case segue, scene, key, type, rotate, resize, restart, look, wait, settle, capture, film, audit,
    expect, use
  case choose = "if"
  case loop = "repeat"
  case forEach = "for-each"
  case doubleTap = "double-tap"
  case longPress = "long-press"
  case pinch, turn, scroll
  case scrollTo = "scroll-to"
  case enter, clear
  case waitFor = "wait-for"
  case openURL = "open-url"

  /// The keys of all steps.
  static let words = allCases.map(\.rawValue)

  /// Whether other steps are made of it.
  var isMade: Bool { [.use, .choose, .loop, .forEach].contains(self) }

  /// Whether the key alone is a step.
  var isEnough: Bool {
    switch self {
    case .release, .cancel, .rotate, .restart, .settle, .audit: true
    default: false
    }
  }
}
