import Foundation
import Testing

@testable import NavigationShell

/// Which scenarios have the same baselines, and which folders hold them.
struct ScenarioFinderTests {
  private let workspace: Workspace

  init() throws { workspace = try Workspace() }

  private func path(_ name: String) -> String { workspace.url.appendingPathComponent(name).path }

  @Test(
    arguments: [
      (["a.yaml"], nil), (["a.yaml", "a.yml"], "a.yml"), (["a.yaml", "a.YAML"], "a.YAML"),
      (["a.yaml", "a.Yml"], "a.Yml"), (["a.yaml", "b.yml", "a.txt", "a.b.yaml", "aa.yaml"], nil),
    ] as [([String], String?)])
  func `a scenario whose name differs in the extension alone has the same baselines`(
    names: [String], twin: String?
  ) throws {
    for name in names { try workspace.write("app: files\n", to: name) }
    let found = ScenarioFinder.twin(of: path("a.yaml"))
    #expect(found.map { URL(fileURLWithPath: $0).lastPathComponent } == twin)
    #expect(ScenarioFinder.isOfScenario(URL(fileURLWithPath: path("a"))))
    #expect(!ScenarioFinder.isOfScenario(URL(fileURLWithPath: path("c"))))
  }
}
