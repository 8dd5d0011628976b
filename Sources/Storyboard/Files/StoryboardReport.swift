/// What can be played of a storyboard or nib, once it has been shown.
@MainActor
public struct StoryboardReport {
  /// What there is in the file, and how it is reached.
  public let summary: String
  /// What cannot be used of the file, with its line.
  public let issues: [DocumentIssue]

  /// Makes a report of a storyboard, of what has been shown of it so far.
  public init(of file: StoryboardFile) {
    let reach = file.graph.reach
    summary =
      "\(file.document.file): \(reach.scenes) scenes: \(reach.byContainers) from the start, "
      + "\(reach.byTaps) by taps, \(reach.bySegueMenu) with the segues of code, "
      + "all by their names"
    issues = Self.sorted(file.document.issues + file.graph.issues + file.reader.issues)
  }

  /// Makes a report of a nib, of what has been shown of it so far.
  public init(of nib: NibFile) {
    let count = nib.document.topObjects.count { $0.tag != "placeholder" }
    summary = "\(nib.document.file): \(count) objects"
    issues = Self.sorted(nib.document.issues + nib.reader.issues)
  }

  private static func sorted(_ found: [DocumentIssue]) -> [DocumentIssue] {
    var seen: Set<DocumentIssue> = []
    return found.filter { seen.insert($0).inserted }.sorted { $0.line < $1.line }
  }

  /// The report in lines: what is reached, then each issue as compilers write it.
  public var lines: [String] { [summary] + issues.map(\.description) }
}
