import Foundation

/// Builds an app anew after its sources were edited, by the part of SwiftPM's plan that they reach.
nonisolated struct EditBuild {
  private let plan: EditPlan
  /// The plan's file, and what llbuild remembers of it.
  private let (file, memory): (String, String)

  /// Takes over from a build by SwiftPM, and links what edits do not change.
  ///
  /// - Parameters:
  ///   - builder: The build, which has to be done.
  ///   - folders: The paths of the folders with the app's own files.
  /// - Returns: nil if it has to be built by SwiftPM each time.
  init?(after builder: PackageBuilder, in folders: [String]) {
    let files = FileManager.default
    guard
      let text = try? String(contentsOfFile: "\(builder.scratch)/debug.yaml", encoding: .utf8),
      let plan = EditPlan(
        of: text, product: builder.product, folders: folders,
        hasFile: { files.isExecutableFile(atPath: $0.path) })
    else { return nil }
    self.plan = plan
    file = "\(builder.scratch)/\(builder.product)-edits.yaml"
    memory = "\(builder.scratch)/\(builder.product)-edits.db"
    guard (try? plan.manifest.write(toFile: file, atomically: true, encoding: .utf8)) != nil,
      (try? build(reportingTo: FileHandle.nullDevice.fileDescriptor)) == true
    else { return nil }
  }

  /// Whether it can build what was changed.
  func covers(_ changes: Set<String>) -> Bool {
    plan.covers(changes, hasFile: FileManager.default.fileExists(atPath:))
  }

  /// Builds, which the compiler tells of on a stream; returns whether it could.
  func build(reportingTo stream: Int32 = STDERR_FILENO) throws(ShellError) -> Bool {
    let process = try ChildProcess(
      ["-f", file, "--db", memory, EditPlan.target], of: plan.tool, output: stream, errors: stream)
    return process.end() == .exited(0)
  }
}
