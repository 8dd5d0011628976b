import Foundation

extension Workspace {
  /// Runs a line of bash in the workspace; `$M` is the program, and `$N` runs it as an unprivileged
  /// user.
  func bash(_ script: String, environment: [String: String] = [:]) throws -> BuiltProgram.Outcome {
    let program = BuiltProgram(named: "FaultyApps").file.path
    let own = ["M": program, "N": Self.asNobody, "LC_ALL": "C"]
    return try BuiltProgram(at: URL(fileURLWithPath: "/bin/bash")).run(
      ["-c", script], environment: own.merging(environment) { $1 }, in: url)
  }

  /// Makes a link with a target as written.
  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: place(path).path, withDestinationPath: target)
  }

  /// A link's target as written; nil if it is not a link any more.
  func target(of path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: place(path).path)
  }

  /// Root could read files without permission.
  private static let asNobody =
    geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : ""
}
