/// The folders of Xcode 16 and later, all of whose files belong to targets but for the exceptions.
struct SynchronizedFolders {
  private let objects: ProjectObjects
  private let paths: ProjectPaths

  init(_ objects: ProjectObjects, paths: ProjectPaths) {
    (self.objects, self.paths) = (objects, paths)
  }

  /// The files of a target's folders, and its files in the folders of other targets.
  func files(of target: ProjectObject) -> [TargetFile] {
    let own = objects.list("fileSystemSynchronizedGroups", of: target)
    let others = objects.all(of: "PBXFileSystemSynchronizedRootGroup")
      .filter { other in !own.contains { $0.key == other.key } }
    return own.flatMap { files(in: $0, without: exceptions(of: $0, for: target)) }
      + others.flatMap { folder in
        exceptions(of: folder, for: target).sorted().compactMap { name in
          paths.path(of: folder).flatMap { TargetFile(synchronized: $0.appendingPath(name)) }
        }
      }
  }

  /// The exceptions of a folder for a target: the names that the target lacks, or in another target's
  /// folder those that it has.
  private func exceptions(of folder: ProjectObject, for target: ProjectObject) -> Set<String> {
    Set(
      objects.list("exceptions", of: folder).filter { $0["target"] == target.key }
        .flatMap { $0.strings("membershipExceptions") })
  }

  private func files(in group: ProjectObject, without exceptions: Set<String>) -> [TargetFile] {
    guard let folder = paths.path(of: group) else { return [] }
    let references = Set(group.strings("explicitFolders"))
    var found: [TargetFile] = []
    var waiting = [""]
    while let name = waiting.popLast() {
      for path in ProjectFile.names(in: folder.appendingPath(name)).reversed().map({ name + $0 })
      where !path.nameOfPath.hasPrefix(".") && !exceptions.contains(path) {
        let place = folder.appendingPath(path)
        if references.contains(path) {
          found.append(.resource(place))
        } else if Self.isPlainFolder(place) {
          waiting.append(path + "/")
        } else if let file = TargetFile(synchronized: place) {
          found.append(file)
        }
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// Whether the files in a folder count by themselves; links are not followed, as they may lead in a
  /// circle.
  private static func isPlainFolder(_ path: String) -> Bool {
    ["", "lproj"].contains(path.typeOfPath) && ProjectFile.isFolder(path)
      && !ProjectFile.isLink(path)
  }
}
