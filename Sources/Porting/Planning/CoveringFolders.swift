import XcodeProject

/// The folders to look through for a target's files.
enum CoveringFolders {
  /// The fewest folders that hold all files: of those in the project's folder the ones at its top, so
  /// that new files are seen, of those outside the ones that they are in.
  static func folders(of files: [String], in project: String) -> [String] {
    let folders = files.map { file in
      guard file.isInside(project) else { return file.folderOfPath }
      let rest = file.dropFirst(project == "/" ? 1 : project.count + 1)
      guard let slash = rest.firstIndex(of: "/") else { return project }
      return project.appendingPath(String(rest[..<slash]))
    }
    return outermost(folders)
  }

  /// Folders without those that are inside others, sorted.
  static func outermost(_ folders: [String]) -> [String] {
    let all = Set(folders).sorted()
    return all.filter { folder in !all.contains { folder.isInside($0) } }
  }
}
