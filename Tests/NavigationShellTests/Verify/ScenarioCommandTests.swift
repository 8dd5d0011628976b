import Foundation
import Testing

/// The commands that run scenarios without baselines.
@Suite struct ScenarioCommandTests {
  @Test func `capture writes the pictures that verify would accept`() throws {
    let workshop = try Workshop.accepted()
    let outcome = try workshop.run("capture", "s/push.yaml", "--output", "o")
    #expect(outcome.exitCode == 0)
    for name in ["top", "push", "next"] {
      let file = "push.\(Workshop.variant).\(name).png"
      #expect(outcome.output.contains(workshop.place("o/\(file)").path))
      #expect(
        try Data(contentsOf: workshop.place("o/\(file)"))
          == Data(contentsOf: workshop.place("s/push/\(file)")))
    }
  }

  @Test(arguments: [
    ("steps: 1", Int32(65), "a.yaml:1:8: "),
    ("app: calm\nsteps:\n  - tap: Home\n  - capture: x\n", 1, "a.yaml:3:5: nothing on screen"),
  ])
  func `a scenario that fails says where`(text: String, code: Int32, sentence: String) throws {
    let workshop = try Workshop()
    try workshop.write(text, to: "a.yaml")
    for arguments in [["capture", "a.yaml", "--output", "o"], ["mutate", "a.yaml"]] {
      let outcome = try BuiltProgram(named: "Mischief").run(arguments, in: workshop.url)
      #expect(outcome.exitCode == code)
      #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
    }
  }

  @Test func `mutate tells what a still would not notice and a film does`() throws {
    let workshop = try Workshop()
    let still = "app: calm\ndevice: 200x200@1\nsteps:\n  - capture: top\n"
    try workshop.write(still, to: "still.yaml")
    try workshop.write(Workshop.push, to: "push.yaml")
    let one = try workshop.run("mutate", "still.yaml")
    #expect(one.exitCode == 0)
    #expect(one.output.contains("nobody notices late: capture while something moves, or film it"))
    let both = try workshop.run("mutate", ".")
    #expect(both.exitCode == 0)
    #expect(!both.output.contains("nobody notices late"))
    #expect(!both.output.contains("nobody notices silence"))
    #expect(try workshop.contents(of: ".").count == 2)
  }
}
