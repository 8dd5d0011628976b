/// The files of a target: those of its build phases, then those of its synchronised folders.
extension TargetReader {
  mutating func files(of target: ProjectObject, named name: String) -> [TargetFile] {
    var files: [TargetFile] = []
    for phase in objects.list("buildPhases", of: target) {
      let places = objects.list("files", of: phase).filter(\.isForIOS)
        .compactMap { objects[$0["fileRef"]] }.flatMap { self.places(of: $0) }
      switch phase.kind {
      case "PBXSourcesBuildPhase": files += places.map(TargetFile.source)
      case "PBXResourcesBuildPhase": files += places.map(TargetFile.resource)
      default: continue
      }
    }
    let folders = SynchronizedFolders(objects, paths: paths)
    files += folders.files(of: target)
    var seen: Set<TargetFile> = []
    return files.filter { seen.insert($0).inserted }.compactMap { found($0, of: name) }
  }

  /// The places that a file stands for: one, or that of each language.
  private func places(of file: ProjectObject) -> [String] {
    guard file.kind == "PBXVariantGroup" else { return paths.path(of: file).map { [$0] } ?? [] }
    return objects.list("children", of: file).compactMap(paths.path(of:))
  }

  /// A file where it is on the disk; nil if it is not there.
  ///
  /// Disks of Macs do not tell capitals from small letters, so a project may have other ones.
  private mutating func found(_ file: TargetFile, of target: String) -> TargetFile? {
    if ProjectFile.isThere(file.path) || ProjectFile.isFolder(file.path) { return file }
    let folder = file.path.folderOfPath
    let wanted = file.path.nameOfPath.lowercased()
    if let name = ProjectFile.names(in: folder).first(where: { $0.lowercased() == wanted }) {
      notes.append("\(file.path): it is called \(name) on the disk, which is taken")
      return file.moved(to: "\(folder)/\(name)")
    }
    notes.append("\(file.path): it is in the target \(target) and not on the disk; left out")
    return nil
  }
}

extension ProjectObject {
  /// Whether a file of a build phase is built for iOS; those without a filter are for all platforms.
  var isForIOS: Bool {
    let filters = strings("platformFilters") + [self["platformFilter"]].compactMap { $0 }
    return filters.isEmpty || filters.contains("ios")
  }
}
