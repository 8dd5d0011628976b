import Foundation
import Testing

/// Scenarios that are read, but not run.
struct CheckCommandTests {
  @Test func `it says what would run`() throws {
    let workspace = try Workspace()
    try workspace.write("steps: [capture: \"${a}\"]\nparameters: {a: b}\n", to: "p.part.yaml")
    try workspace.write(
      """
      app: calm
      device: 200x200@1
      tags: [smoke, "${x}"]
      parameters: {x: Go}
      cases: {one: {}, two: {x: Home}}
      steps: [use: p.part.yaml, capture: "${x}"]

      """, to: "a.yaml")
    let outcome = try workspace.run("check", "a.yaml")
    #expect(outcome.exitCode == 0)
    #expect(
      outcome.output == """
        a.yaml
            runs: 200x200@1.light.one, 200x200@1.light.two
            captures: b, Go, Home
            made of: p.part.yaml
            parameters: x
            tags: smoke, Go, Home

        """)
    let json = try workspace.run("check", "a.yaml", "--json", "--set", "x=Up")
    let object = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    let scenario = try #require((object?["scenarios"] as? [[String: Any]])?.first)
    #expect(scenario["captures"] as? [String] == ["b", "Up", "Home"])
    #expect(try workspace.contents(of: ".").count == 2)
  }

  @Test func `it tells all that is wrong`() throws {
    let workspace = try Workspace()
    try workspace.write("app: calm\nsteps: [tpa: A, capture: a]\n", to: "s/a.yaml")
    try workspace.write("app: clam\nsteps: [capture: a]\n", to: "s/b.yaml")
    let outcome = try workspace.run("check", "s")
    #expect(outcome.exitCode == 65)
    #expect(outcome.errors.contains("s/a.yaml:2:9: there is no step “tpa”: did you mean tap?"))
    #expect(outcome.errors.contains("s/b.yaml:1:6: there is no app “clam”"))
    #expect(try workspace.run("check", ".", "--json").output.contains("there is no step “tpa”"))
    try FileManager.default.removeItem(at: workspace.place("s"))
    #expect(try workspace.run("check", ".").exitCode == 66)
  }

  @Test(arguments: ["scenario", "part", "defaults"])
  func `a schema names the apps and devices`(subject: String) throws {
    let workspace = try Workspace()
    let outcome = try workspace.run("schema", subject)
    #expect(outcome.exitCode == 0)
    #expect(outcome.output.contains("\"calm\""))
    #expect(outcome.output.contains("\"iphone-8\""))
    _ = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    #expect(try workspace.run("schema", "sceario").exitCode == 64)
  }
}
