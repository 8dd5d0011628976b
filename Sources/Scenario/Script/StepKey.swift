/// The key of a step, in the order of the documentation.
nonisolated enum StepKey: String, CaseIterable {
  // Fingers
  case tap
  case doubleTap = "double-tap"
  case longPress = "long-press"
  case press, move, release, cancel, drag, fling
  case scrollTo = "scroll-to"
  case scroll, pinch, turn
  // Pointers, storyboards and keys
  case wheel
  case secondaryClick = "secondary-click"
  case segue, scene, key, type, enter, clear
  // The device and the time
  case rotate, resize, restart, look, wait, settle
  case waitFor = "wait-for"
  case openURL = "open-url"
  // What is looked at
  case capture, film, audit, expect, note
  // Steps that are made of others
  case use
  case forEach = "for-each"
  case loop = "repeat"
  case choose = "if"

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
