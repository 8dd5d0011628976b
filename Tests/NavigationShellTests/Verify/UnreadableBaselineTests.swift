import Foundation
import Testing

/// Baseline files that cannot be read are reported, and nothing is lost.
@Suite struct UnreadableBaselineTests {
  @Test(arguments: [Workspace.picture("top"), Workspace.text("top"), Workspace.record])
  func `a folder in place of a file`(file: String) throws {
    let workspace = try Workspace.accepted()
    try workspace.remove(file)
    try workspace.write("precious", to: "\(file)/inside")
    try workspace.expectUnreadable(file, "this is a folder")
    #expect(try workspace.read("\(file)/inside") == "precious")
  }

  @Test(arguments: [Workspace.picture("top"), Workspace.text("top"), Workspace.record])
  func `a link to what is not there, or to itself`(file: String) throws {
    let workspace = try Workspace.accepted()
    for (target, reason) in [
      ("gone", "its link leads nowhere"),
      (workspace.place(file).lastPathComponent, "its links lead in a circle"),
    ] {
      try workspace.remove(file)
      try FileManager.default.createSymbolicLink(
        atPath: workspace.place(file).path, withDestinationPath: target)
      try workspace.expectUnreadable(file, reason)
    }
  }

  @Test func `all of a baseline`() throws {
    let workspace = try Workspace()
    try workspace.write(Workspace.push, to: "s/push.yaml")
    try workspace.write("mine", to: "\(Workspace.picture("top"))/inside")
    try workspace.write("mine", to: "\(Workspace.text("top"))/inside")
    try workspace.expectUnreadable(Workspace.picture("top"), "this is a folder")
  }
}

extension Workspace {
  /// Expects `verify` to report an unreadable file and `accept` to change nothing.
  fileprivate func expectUnreadable(_ file: String, _ reason: String) throws {
    let before = try contents(of: "s")
    let outcome = try run("verify", "s")
    #expect(outcome.exitCode == 65)
    #expect(outcome.output.contains("\(file) cannot be read: \(reason); mend that"))
    #expect(!outcome.output.contains("top: there is no baseline yet"))
    let accepted = try run("accept")
    #expect(accepted.exitCode == 75)
    #expect(accepted.errors.contains("\(file) cannot be read: \(reason); mend that or move"))
    #expect(try contents(of: "s") == before)
  }
}
