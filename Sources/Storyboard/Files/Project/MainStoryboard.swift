import Assets
import Foundation

/// Decides which storyboard an app starts with.
struct MainStoryboard {
  private let files: FolderTree
  private let projects: [StoryboardProject]
  /// The path that was given, for messages.
  private let inputPath: String

  init(in files: FolderTree, of projects: [StoryboardProject], inputPath: String) {
    (self.files, self.projects, self.inputPath) = (files, projects, inputPath)
  }

  /// The storyboard that is named by a project, else by an `Info.plist` at the top, else `Main`, else
  /// the only one with a start; with those that are named and not there.
  func find() throws(StoryboardError) -> (
    path: String, project: StoryboardProject?, missing: [NamedStoryboards.Missing]
  ) {
    let (named, project) = try named()
    let path = named.path ?? files.file(named: "Main.storyboard", near: files.folder)
    if let path { return (path, project, named.missing) }
    return (try onlyOne(besides: named.missing.first), project, named.missing)
  }

  /// A line about storyboards that are not there, of which another one is played instead; nil if
  /// none is missing.
  func notice(of missing: [NamedStoryboards.Missing], playing path: String) -> String? {
    missing.first.map { "\(inputPath): \(sentence(on: $0)); \(listed([path])) is played instead" }
  }

  private func sentence(on missing: NamedStoryboards.Missing) -> String {
    "\(DocumentIssue.shortened(missing.file)), which \(listed([missing.source])) names to start "
      + "with, is not there"
  }

  private func named() throws(StoryboardError) -> (NamedStoryboards, StoryboardProject?) {
    guard projects.isEmpty else { return try ofProjects() }
    return (try ofInfoPlist(), nil)
  }

  private func ofProjects() throws(StoryboardError) -> (NamedStoryboards, StoryboardProject?) {
    var all: [(named: NamedStoryboards, project: StoryboardProject)] = []
    for project in projects { all.append((try project.mainStoryboard(in: files), project)) }
    let found = all.filter { $0.named.path != nil }
    guard Set(found.map(\.named.path)).count <= 1 else {
      throw fault("it has several apps: name one of \(listed(found.map(\.project.path)))")
    }
    if let first = found.first { return first }
    return (all.first { !$0.named.missing.isEmpty }?.named ?? NamedStoryboards(), nil)
  }

  private func ofInfoPlist() throws(StoryboardError) -> NamedStoryboards {
    var named = NamedStoryboards()
    let plist = "\(files.folder)/Info.plist"
    guard files.files.contains(plist) else { return named }
    named.look(for: try InfoPlist(plist).storyboards, namedBy: plist, in: files, near: plist)
    return named
  }

  private func onlyOne(
    besides missing: NamedStoryboards.Missing?
  ) throws(StoryboardError) -> String {
    let all = files.files(ofType: "storyboard")
    let documents = all.prefix(Self.maximumStoryboards).map { ($0, Self.document($0)) }
    let starts = documents.compactMap { path, document in
      document?.initialScene != nil && document?.settings.isLaunchScreen == false ? path : nil
    }
    guard starts.count != 1 else { return starts[0] }
    let lost = missing.map(sentence)
    guard starts.isEmpty else {
      throw fault("\(lost ?? "it does not say where it starts"): name one of \(listed(starts))")
    }
    let others = documents.compactMap { $1?.settings.isLaunchScreen == true ? nil : $0 }
    let nibs = files.files(ofType: "xib")
    let orNib = nibs.isEmpty ? "" : "; name one of its nibs, \(listed(nibs))"
    let startsInCode = "its app starts in code, as "
    throw fault(
      all.isEmpty
        ? (lost.map { "\($0), and there is no other storyboard" } ?? "there is no storyboard in it")
          + (nibs.isEmpty ? cut : orNib)
        : others.isEmpty
          ? (lost.map { "\($0), and " } ?? startsInCode)
            + "it has no storyboard but a launch screen; name that, \(listed(all))"
            + (nibs.isEmpty ? "" : ", or one of its nibs, \(listed(nibs))")
          : (lost.map { "\($0), and " } ?? startsInCode)
            + "no storyboard has a start; name one of \(listed(others))")
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
    StoryboardError(file: inputPath, reason: reason)
  }

  /// The paths without the folder's own, if there are few.
  private func listed(_ paths: [String]) -> String {
    let top = files.folder + "/"
    let names = paths.map { $0.hasPrefix(top) ? $0.dropFirst(top.count) : $0[...] }
    let shown = names.prefix(Self.maximumNamed).map { DocumentIssue.printable(String($0)) }
    let rest = names.count - shown.count
    return shown.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
  }

  /// How many storyboards are read to find one with a start.
  private static let maximumStoryboards = 200
  /// How many a message names.
  private static let maximumNamed = 25
}
