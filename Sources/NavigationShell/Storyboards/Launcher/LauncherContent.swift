import Foundation

/// The content of the launcher's list: the segues that code would take now, and the scenes.
struct LauncherContent: Hashable {
  /// A person's choice.
  enum Choice: Hashable {
    /// A segue, by its index among those of the controllers in front.
    case segue(Int)
    /// A scene, by its index in the file.
    case scene(Int)
  }

  /// A line of the list.
  struct Entry: Hashable {
    var choice: Choice
    var title: String
    /// The detail that tells it from others of its title; nil for none.
    var detail: String?
    /// The key that chooses it at once; nil for none.
    var key: Int?
    /// Whether it is the scene that is shown.
    var isCurrent = false
  }

  var segues: [Entry] = []
  var scenes: [Entry] = []

  /// The entries whose title or detail has a text in it; all for none.
  func matching(_ text: String) -> LauncherContent {
    guard !text.isEmpty else { return self }
    func matches(_ entry: Entry) -> Bool {
      [entry.title, entry.detail ?? ""].contains { $0.localizedCaseInsensitiveContains(text) }
    }
    return LauncherContent(segues: segues.filter(matches), scenes: scenes.filter(matches))
  }

  /// The sections of the list that have entries.
  var sections: [(title: String, entries: [Entry])] {
    [("Segues", segues), ("Scenes", scenes)].filter { !$0.1.isEmpty }
  }
}
