import AppFolders
import Foundation
import Testing

@testable import Porting

/// The program that knows the rules, as a child.
@Suite struct RulesProgramTests {
  private let folder: AppFolder

  init() throws { folder = try AppFolder() }

  private func addProgram(_ name: String, _ script: String) throws {
    let place = try folder.add(name, "#!/bin/sh\n\(script)\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: place)
  }

  private func program(_ folders: String = "") -> RulesProgram? {
    RulesProgram(beside: folder.place("bin/navshell"), environment: ["PATH": folders])
  }

  @Test func `it is beside the program, else in the path, else nowhere`() throws {
    #expect(program() == nil)
    try addProgram("other/navport", "echo '[]'")
    #expect(program(folder.place("other")) != nil)
    #expect(program() == nil)
    try addProgram("bin/navport", "echo '[]'")
    #expect(program() != nil)
  }

  @Test func `it prints what it finds in a target`() throws {
    try addProgram(
      "bin/navport",
      "echo \"[{\\\"path\\\": \\\"$3\\\", \\\"line\\\": 1, \\\"column\\\": 2, \\\"kind\\\": \\\"use\\\", \\\"message\\\": \\\"$1 $2 $4\\\"}]\""
    )
    #expect(
      program()?.findings(inTargetOf: "/x y")
        == [
          ReportedFinding(
            path: "/x y", line: 1, column: 2, kind: "use", message: "report --target --json")
        ])
  }

  @Test(arguments: ["echo '[]'; exit 65", "echo nonsense", "kill -9 $$"])
  func `one that fails says nothing`(script: String) throws {
    try addProgram("bin/navport", script)
    #expect(program()?.findings(inTargetOf: "/x") == nil)
  }
}
