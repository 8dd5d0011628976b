import Foundation
import Testing

/// Baseline files that cannot be read are reported, and nothing is lost.
@Suite struct UnreadableBaselineTests {
  @Test(arguments: [Workshop.picture("top"), Workshop.text("top"), Workshop.record])
  func `a folder in place of a file`(file: String) throws {
    let workshop = try Workshop.accepted()
    try workshop.remove(file)
    try workshop.write("precious", to: "\(file)/inside")
    try workshop.expectUnreadable(file, "this is a folder")
    #expect(try workshop.read("\(file)/inside") == "precious")
  }

  @Test(arguments: [Workshop.picture("top"), Workshop.text("top"), Workshop.record])
  func `a link to what is not there, or to itself`(file: String) throws {
    let workshop = try Workshop.accepted()
    for (target, reason) in [
      ("gone", "its link leads nowhere"),
      (workshop.place(file).lastPathComponent, "its links lead in a circle"),
    ] {
      try workshop.remove(file)
      try FileManager.default.createSymbolicLink(
        atPath: workshop.place(file).path, withDestinationPath: target)
      try workshop.expectUnreadable(file, reason)
    }
  }

  @Test func `all of a baseline`() throws {
    let workshop = try Workshop()
    try workshop.write(Workshop.push, to: "s/push.yaml")
    try workshop.write("mine", to: "\(Workshop.picture("top"))/inside")
    try workshop.write("mine", to: "\(Workshop.text("top"))/inside")
    try workshop.expectUnreadable(Workshop.picture("top"), "this is a folder")
  }
}

extension Workshop {
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
