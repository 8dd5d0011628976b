/// An app's choices in the window's menu.
nonisolated struct PanelChoices {
  /// The names of the languages of its texts.
  var languages: [String] = []
  /// The titles of its quick actions.
  var quickActions: [String] = []
}
