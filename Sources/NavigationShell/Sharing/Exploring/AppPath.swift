import Foundation
import NavigationKit

/// What leads to a screen: where the app is opened, and what is done then.
struct AppPath: Hashable {
  /// Something that is done on a screen.
  struct Action: Hashable {
    /// What it is done to, which is the same in each look.
    enum Target: Hashable {
      /// The element of a role and label, and its place among those, in reading order.
      case element(StageElement.Role, label: String, place: Int)
      /// A segue that only code takes, and its place among those.
      case segue(Int)
    }

    let target: Target
    /// In words.
    let words: String
    /// The frame of what is tapped; nil for what is done by code.
    let spot: CGRect?
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
