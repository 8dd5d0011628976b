public import Assets
import Foundation

/// A storyboard to play, with the files of the app that it belongs to.
public struct StoryboardSource: Sendable {
  /// The storyboard's path.
  public let path: String
  /// The name of the project, or of the storyboard where it is on its own.
  public let name: String
  /// The files of the app.
  public let files: FolderTree
  /// A line about the app's missing initial storyboard, in place of which this one is played; nil if none
  /// is missing.
  public let notice: String?
  /// The path of the project that the storyboard belongs to; nil if there is none.
  private let project: String?

  /// A storyboard of its own, with the files of the folder that it is in.
  ///
  /// If it is inside the folder of an Xcode project, the files are those of the project.
  public init(storyboard path: String) {
    let home = Self.home(of: path)
    self.path = path
    name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    files = .ofApp(home.folder)
    notice = nil
    project = home.project
  }

  /// The storyboard that an app starts with, by the path of its project or of a folder that holds a
  /// project or storyboards.
  ///
  /// Throws if there is none, or several could be it.
  public init(project path: String) throws(StoryboardError) {
    let place = Self.withoutSlash(path)
    // Only the place of a workspace counts, but it must exist.
    if place.hasSuffix(".xcworkspace"), !FileManager.default.fileExists(atPath: place) {
      throw StoryboardError(file: place, reason: "\(RegularFile.Trouble.system(ENOENT))")
    }
    let folder = Self.isPackage(place) ? Self.folder(of: place) : place
    let paths =
      place.hasSuffix(".xcodeproj")
      ? ["\(folder)/\((place as NSString).lastPathComponent)"] : Self.projects(in: folder)
    let files = FolderTree.ofApp(folder)
    var projects: [StoryboardProject] = []
    for path in paths { projects.append(try StoryboardProject(path)) }
    let search = MainStoryboard(in: files, of: projects, inputPath: path)
    let main = try search.find()
    self.path = main.path
    notice = search.notice(of: main.missing, playing: main.path)
    self.files = files
    let project = main.project ?? (projects.count == 1 ? projects[0] : nil)
    name =
      project?.name
      ?? URL(fileURLWithPath: main.path).deletingPathExtension().lastPathComponent
    self.project = project?.path
  }

  /// The languages that its storyboards have texts in besides the pseudo-languages, sorted.
  ///
  /// Throws if a strings catalogue or the project cannot be read.
  public func languages() throws(StoryboardError) -> [String] {
    var found = Set(try LocalizationFiles(files).languages())
    let cure = "mend it, or leave out the language"
    if let project, let own = try StoryboardProject(project, orElse: cure).developmentRegion {
      found.insert(own)
    }
    return found.sorted()
  }

  /// The language that a code means, of those that there are texts in; nil if none matches.
  ///
  /// `de-AT` means `de` where there is nothing nearer.
  public static func language(code: String, among languages: [String]) -> InterfaceLanguage? {
    LocalizationFiles.match(code, among: languages).map { .translation($0) }
  }

  /// Whether a path is that of a project, or of a folder that holds a project or a storyboard.
  public static func isProject(_ path: String) -> Bool {
    if isPackage(path) { return true }
    let names = names(in: path)
    let inner = names.filter { $0.hasSuffix(".lproj") }.flatMap { Self.names(in: "\(path)/\($0)") }
    return names.contains { $0.hasSuffix(".xcodeproj") }
      || (names + inner).contains { $0.hasExtension("storyboard") }
  }

  /// The files to play in a folder, and in those inside: its projects, else its storyboards, else its
  /// nibs, those nearest to the top first; nil if there is none.
  public static func playable(inside path: String) -> (kind: String, paths: [String])? {
    let tree = FolderTree.ofApp(withoutSlash(path), mostNames: maximumHintNames)
    let found = [
      ("project", tree.folders.filter { $0.hasSuffix(".xcodeproj") }),
      ("storyboard", tree.files(ofType: "storyboard")), ("nib", tree.files(ofType: "xib")),
    ]
    return found.first { !$0.1.isEmpty }
  }

  /// The maximum number of names that are read for a hint, so that nobody waits.
  private static let maximumHintNames = 2000

  /// A path that names can be added to with a slash.
  private static func withoutSlash(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  private static func isPackage(_ path: String) -> Bool {
    ["xcodeproj", "xcworkspace"].contains(URL(fileURLWithPath: path).pathExtension)
  }

  private static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// The projects in a folder, by their names.
  private static func projects(in folder: String) -> [String] {
    names(in: folder).filter { $0.hasSuffix(".xcodeproj") }.sorted().map { "\(folder)/\($0)" }
  }

  private static func folder(of path: String) -> String {
    let folder = (path as NSString).deletingLastPathComponent
    return folder.isEmpty ? "." : folder
  }

  /// The folder whose files belong to a storyboard, and the project in it.
  private static func home(of path: String) -> (folder: String, project: String?) {
    var folder = URL(fileURLWithPath: path).standardizedFileURL.deletingLastPathComponent()
    let own = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    let highest = [NSHomeDirectory(), NSTemporaryDirectory(), "/"].map {
      URL(fileURLWithPath: $0).standardizedFileURL.path
    }
    for _ in 0..<maximumParents where !highest.contains(folder.path) {
      if let project = projects(in: folder.path).first { return (folder.path, project) }
      folder.deleteLastPathComponent()
    }
    return (own.path, nil)
  }

  /// The maximum number of folders between a storyboard and its project.
  private static let maximumParents = 8
}
