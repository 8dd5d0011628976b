import XcodeProject

/// The hidden links in a written target's folder that lead to the app's own folders.
///
/// SwiftPM takes resources only from a target's folder, and looks there for new files, through links
/// too. Visible, their sources would be compiled as they are.
struct FolderLinks: Hashable {
  /// The folder that each link leads to, by its name.
  let targets: [String: String]

  /// Links for a target's files.
  ///
  /// - Parameters:
  ///   - project: The project's folder, which the first one leads to.
  ///   - output: The written package's folder, which no link may lead around to.
  init(to files: [String], project: String, output: String) {
    let outside = files.filter { !$0.isInside(project) }.map(\.folderOfPath)
    let others = CoveringFolders.outermost(outside).filter { !output.isInside($0) && $0 != output }
    var targets = [Self.name: project]
    for (index, folder) in others.enumerated() { targets["\(Self.name)-\(index + 2)"] = folder }
    self.targets = targets
  }

  /// The way to a file through one of the links; nil if none leads there.
  func path(to file: String) -> String? {
    targets.sorted { $0.key < $1.key }.first { file.isInside($0.value) }
      .map { "\($0.key)/\(file.relative(to: $0.value))" }
  }

  private static let name = ".ios"
}
