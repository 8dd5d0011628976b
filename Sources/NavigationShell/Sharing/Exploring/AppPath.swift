import Foundation

/// What leads to a screen: where the app is opened, and what is done then.
struct AppPath: Hashable {
  /// Something that is done on a screen.
  enum Action: Hashable {
    /// A tap on an element: in words, where, and its frame.
    case tap(String, CGPoint, CGRect)
    /// A segue that only code takes: in words, and its place among those.
    case segue(String, Int)

    /// In words.
    var words: String {
      switch self {
      case .tap(let words, _, _), .segue(let words, _): words
      }
    }

    /// What is tapped; nil for what is done by code.
    var spot: CGRect? { if case .tap(_, _, let frame) = self { frame } else { nil } }
  }

  /// The place of the scene that is shown alone, among the app's stops; nil for the app's start.
  var scene: Int?
  var actions: [Action] = []

  /// What was done, in words.
  var words: String {
    guard !actions.isEmpty else { return "when it was opened" }
    return "after \(actions.map(\.words).joined(separator: ", then "))"
  }

  func adding(_ action: Action) -> AppPath {
    AppPath(scene: scene, actions: actions + [action])
  }
}
