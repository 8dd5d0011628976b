import Foundation

extension PackageManifest {
  /// Asks SwiftPM for what the manifest in a folder says.
  ///
  /// Nothing is written in that folder.
  init(in folder: String) throws(ProjectError) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("navport-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: scratch) }
    process.arguments = [
      "swift", "package", "--package-path", folder, "--scratch-path", scratch.path, "dump-package",
    ]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    let place = folder.appendingPath("Package.swift")
    do {
      try process.run()
      let text = try output.fileHandleForReading.readToEnd() ?? Data()
      process.waitUntilExit()
      self = try JSONDecoder().decode(PackageManifest.self, from: text)
    } catch {
      throw ProjectError(
        path: place,
        reason: "SwiftPM cannot read it; see what swift package dump-package says there")
    }
  }
}
