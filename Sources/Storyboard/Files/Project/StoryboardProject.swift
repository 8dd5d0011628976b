import Assets
import XcodeProject

/// An Xcode project whose app has a storyboard.
struct StoryboardProject: Sendable {
  /// The project's path as it was given, which ends in `.xcodeproj`.
  let path: String
  private let project: Project

  /// Reads `project.pbxproj`.
  ///
  /// - Parameter cure: The advice in the error if it cannot be read.
  init(_ path: String, orElse cure: String = StoryboardError.cure) throws(StoryboardError) {
    self.path = path
    do throws(ProjectError) {
      project = try Project(xcode: path)
    } catch {
      throw StoryboardError(error, in: "\(path)/project.pbxproj", orElse: cure)
    }
  }

  /// Its name.
  var name: String { project.name }

  /// The language of the texts in `Base.lproj`; nil if the project names none.
  var developmentRegion: String? { project.developmentRegion }

  /// The storyboard that its first app with one starts with, among the files of its folder.
  func mainStoryboard(in tree: FolderTree) throws(StoryboardError) -> NamedStoryboards {
    var named = NamedStoryboards()
    for target in project.targets
    where named.path == nil && target.kind == .app && target.isForIOS {
      let plist = infoPlist(of: target, in: tree)
      let place = plist ?? "\(tree.folder)/\(target.name)/"
      let setting = target.settings["INFOPLIST_KEY_UIMainStoryboardFile"].map { [$0] } ?? []
      let names = try plist.map(InfoPlist.init)?.storyboards ?? []
      named.look(for: setting, namedBy: path, in: tree, near: place)
      if let plist {
        named.look(
          for: names.map(target.settings.expanded), namedBy: plist, in: tree, near: place)
      }
    }
    return named
  }

  /// The path of a target's `Info.plist` as the files of the folder have it; nil if it has none there.
  private func infoPlist(of target: ProjectTarget, in tree: FolderTree) -> String? {
    guard let path = target.infoPlist, path.hasPrefix(project.folder + "/") else { return nil }
    let inTree = tree.folder + path.dropFirst(project.folder.count)
    return tree.files.contains(inTree) ? inTree : nil
  }
}

extension StoryboardError {
  /// The advice about a project that cannot be read.
  static let cure = "mend it, or name a storyboard"

  /// An error in a file of a project, under the name by which it was given.
  init(_ error: ProjectError, in file: String, orElse cure: String = Self.cure) {
    let reason = error.reason
    self.init(
      file: file, line: error.line,
      reason: error.line == nil
        ? reason : "it is damaged or no property list (\(reason)); \(cure)")
  }
}
