import Foundation
import Testing

/// A run's files are accepted unchanged or not at all.
@Suite struct DamagedRunTests {
  @Test(arguments: ["torn in the middle", "torn at its end", "flipped", "gone"])
  func `a file of the run that is not whole any more is refused`(how: String) throws {
    let workspace = try Workspace.differing()
    let baseline = try workspace.contents(of: "s")
    let files = try workspace.contents(of: ".navshell").filter { $0.key != ".gitignore" }
    #expect(files.count >= 14)
    for (name, data) in files.sorted(by: { $0.key < $1.key }) where !data.isEmpty {
      let file = ".navshell/\(name)"
      switch how {
      case "torn in the middle": try workspace.write(data.prefix(data.count / 2), to: file)
      case "torn at its end": try workspace.write(data.dropLast(2), to: file)
      case "gone": try workspace.remove(file)
      default:
        var flipped = data
        flipped[data.count * 2 / 3] ^= 1
        try workspace.write(flipped, to: file)
      }
      let outcome = try workspace.run("accept")
      #expect([64, 65, 75].contains(outcome.exitCode), "\(name)")
      #expect(outcome.output.isEmpty, "\(name)")
      #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
      #expect(outcome.errors.contains("run verify"), "\(outcome.errors)")
      try workspace.write(data, to: file)
    }
    #expect(try workspace.contents(of: "s") == baseline)
    #expect(try workspace.run("accept").exitCode == 0)
  }
}
