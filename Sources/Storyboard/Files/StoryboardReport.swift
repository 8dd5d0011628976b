/// What can be played of a storyboard, once its scenes have been shown.
@MainActor
public struct StoryboardReport {
  /// The file, as it was typed.
  public let file: String
  /// How many scenes are reached, and how.
  public let reach: SceneReach
  /// What cannot be used of the file, with its line.
  public let issues: [DocumentIssue]

  /// Makes a report of a storyboard, of what has been shown of it so far.
  public init(of file: StoryboardFile) {
    self.file = file.document.file
    reach = file.graph.reach
    let found = file.document.issues + file.graph.issues + file.reader.issues
    var seen: Set<DocumentIssue> = []
    issues = found.filter { seen.insert($0).inserted }.sorted { $0.line < $1.line }
  }

  /// The report in lines: what is reached, then each issue as compilers write it.
  public var lines: [String] {
    [
      "\(file): \(reach.scenes) scenes: \(reach.byContainers) from the start, "
        + "\(reach.byTaps) by taps, \(reach.bySegueMenu) with the segues of code, "
        + "all by their names"
    ] + issues.map(\.description)
  }
}
