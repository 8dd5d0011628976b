import Assets

/// The storyboards that projects and `Info.plist` files name for an app to start with.
struct NamedStoryboards {
  /// One that is not there.
  struct Missing: Hashable {
    /// Its file's name.
    let file: String
    /// The path of what names it.
    let source: String
  }

  /// The path of the first one that is there; nil if none is.
  private(set) var path: String?
  /// Those before it that are not there.
  private(set) var missing: [Missing] = []

  /// Looks for storyboards until one is found.
  mutating func look(
    for names: [String], namedBy source: String, in files: FolderTree, near place: String
  ) {
    for name in names where path == nil && !name.isEmpty {
      path = files.file(named: "\(name).storyboard", near: place)
      if path == nil { missing.append(Missing(file: "\(name).storyboard", source: source)) }
    }
  }
}
