import Foundation
import Testing

/// A machine with few resources.
@Suite struct ScarceTests {
  private static let commands = [
    "list", "inspect calm", "capture calm --output o", "verify s --jobs 40", "mutate s", "accept",
  ]

  @Test(arguments: [8, 11, 12, 16, 64])
  func `with few files open at once it works or says so`(count: Int) throws {
    let workshop = try Workshop.accepted()
    for command in Self.commands {
      let outcome = try workshop.bash("ulimit -n \(count); $M \(command)")
      #expect(outcome.exitCode == (count < 12 ? 69 : 0), "\(command): \(outcome)")
      let reason =
        "Mischief: more files would have to be open at once than this shell allows (\(count)): "
        + "raise that with ulimit -n\n"
      #expect(outcome.errors == (count < 12 ? reason : ""), "\(command)")
    }
  }

  @Test func `many side by side share few files`() throws {
    let workshop = try Workshop()
    for number in 0..<12 { try workshop.write(Workshop.push, to: "s/\(number).yaml") }
    let outcome = try workshop.bash("ulimit -n 24; $M verify s --jobs 12")
    #expect(outcome.exitCode == 2)
    #expect(outcome.output.contains("\n12 scenarios in "))
    #expect(outcome.errors.isEmpty)
  }

  @Test func `a run needs no folder for temporary files`() throws {
    let workshop = try Workshop.accepted()
    let outcome = try workshop.bash("TMPDIR=/nowhere/at/all $M verify s")
    #expect(outcome.exitCode == 0, "\(outcome)")
    #expect(try workshop.contents(of: ".navshell").keys.sorted() == [".gitignore", "run.json"])
  }

  @Test func `a folder for temporary files that is not there is named`() throws {
    let workshop = try Workshop()
    let outcome = try workshop.bash("chmod 777 .; TMPDIR=/nowhere/at/all $N $M bench")
    #expect(outcome.exitCode == 73)
    #expect(outcome.errors.contains("/nowhere/at/all"), "\(outcome)")
    #expect(outcome.errors.contains("TMPDIR"))
  }
}
