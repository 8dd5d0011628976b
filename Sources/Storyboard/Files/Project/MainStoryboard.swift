import Assets
import Foundation

/// Decides which storyboard an app starts with.
struct MainStoryboard {
  private let files: FolderTree
  private let projects: [XcodeProject]
  /// The path that was given, for messages.
  private let given: String

  init(in files: FolderTree, of projects: [XcodeProject], given: String) {
    (self.files, self.projects, self.given) = (files, projects, given)
  }

  /// The storyboard that is named by a project, else by an `Info.plist` at the top, else `Main`, else
  /// the only one with a start.
  func find() throws(StoryboardError) -> (path: String, project: XcodeProject?) {
    if let found = try ofProjects() { return found }
    if let path = try ofInfoPlist() ?? files.file(named: "Main.storyboard", near: files.folder) {
      return (path, nil)
    }
    return (try onlyOne(), nil)
  }

  private func ofProjects() throws(StoryboardError) -> (path: String, project: XcodeProject)? {
    var found: [(path: String, project: XcodeProject)] = []
    for project in projects {
      guard let path = try project.mainStoryboard(in: files) else { continue }
      found.append((path, project))
    }
    guard Set(found.map(\.path)).count <= 1 else {
      throw fault("it has several apps: name one of \(listed(found.map(\.project.path)))")
    }
    return found.first
  }

  private func ofInfoPlist() throws(StoryboardError) -> String? {
    guard projects.isEmpty,
      let plist = files.files.first(where: { $0 == "\(files.folder)/Info.plist" })
    else { return nil }
    return try InfoPlist(plist).storyboards.lazy
      .compactMap { files.file(named: "\($0).storyboard", near: plist) }.first
  }

  private func onlyOne() throws(StoryboardError) -> String {
    let all = files.files(ofType: "storyboard")
    let known = all.prefix(Self.mostStoryboards).map { ($0, Self.document($0)) }
    let starts = known.compactMap { path, document in
      document?.initialScene != nil && document?.settings.isLaunchScreen == false ? path : nil
    }
    guard starts.count != 1 else { return starts[0] }
    guard starts.isEmpty else {
      throw fault("it does not say where it starts: name one of \(listed(starts))")
    }
    let others = known.compactMap { $1?.settings.isLaunchScreen == true ? nil : $0 }
    let nibs = files.files(ofType: "xib")
    let orNib = nibs.isEmpty ? "" : "; name one of its nibs, \(listed(nibs))"
    throw fault(
      all.isEmpty
        ? "there is no storyboard in it" + (nibs.isEmpty ? cut : orNib)
        : others.isEmpty
          ? "its app starts in code, as it has no storyboard but a launch screen, \(listed(all))"
            + orNib
          : "its app starts in code, as no storyboard has a start; name one of \(listed(others))")
  }

  private static func document(_ path: String) -> StoryboardDocument? {
    guard let contents = try? RegularFile.contents(of: path, limit: DocumentLimits.mostBytes)
    else { return nil }
    return try? StoryboardDocument(contents: contents, file: path)
  }

  private var cut: String {
    files.isWhole
      ? "" : "; it has more than \(FolderTree.mostNames) names, so name a smaller folder"
  }

  private func fault(_ reason: String) -> StoryboardError {
    StoryboardError(file: given, reason: reason)
  }

  /// The paths without the folder's own, if there are few.
  private func listed(_ paths: [String]) -> String {
    let top = files.folder + "/"
    let names = paths.map { $0.hasPrefix(top) ? $0.dropFirst(top.count) : $0[...] }
    let shown = names.prefix(Self.mostNamed).map { DocumentIssue.printable(String($0)) }
    let rest = names.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// How many storyboards are read to find one with a start.
  private static let mostStoryboards = 200
  /// How many a message names.
  private static let mostNamed = 25
}
