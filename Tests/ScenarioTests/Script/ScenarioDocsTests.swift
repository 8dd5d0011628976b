import Foundation
import Input
import NavigationKit
import Testing

@testable import Scenario

/// docs/scenarios.md agrees with the parser.
struct ScenarioDocsTests {
  @Test func `the settings that are documented are those that are read`() throws {
    let documented = try Self.rows(under: "## Settings").map { $0.name }
    #expect(documented.sorted() == MappingForm.scenario.keys.sorted())
  }

  @Test func `the steps that are documented are those that are read`() throws {
    let documented = try Self.rows(under: "## Steps").map { $0.name }
    #expect(documented.sorted() == StepKey.allCases.map(\.rawValue).sorted())
  }

  @Test func `each key inside a step is in the row of the step`() throws {
    for row in try Self.rows(under: "## Steps") {
      let step = try #require(StepKey(rawValue: row.name))
      let form = MappingForm.inside(step)
      guard step != .look, form != .target else { continue }
      for key in form?.keys ?? [] {
        #expect(row.text.contains("\(key): "), "\(key) in \(row.name)")
      }
    }
  }

  @Test func `what may stand inside is documented`() throws {
    let text = try Self.text
    for word in PartKey.allCases.map(\.rawValue) {
      #expect(text.contains("`\(word)`") || text.contains("\(word): "), "\(word)")
    }
    for word in StageElement.Role.allCases.map(\.rawValue) + Key.named.map(\.name)
      + Modifiers.named.map(\.name)
    {
      #expect(text.contains("`\(word)`"), "\(word)")
    }
  }

  @Test func `the examples are right`() throws {
    let parts = try Self.text.components(separatedBy: "```yaml\n").dropFirst()
    #expect(parts.count == 4)
    for part in parts {
      let example = try #require(part.components(separatedBy: "```").first)
      #expect(ScriptSamples.problems(in: example) == [])
    }
  }

  @Test func `steps that are shown are right`() throws {
    let blocks = try Self.text.components(separatedBy: "\n```\n")
    let steps = blocks.filter { $0.hasPrefix("- ") || $0.hasPrefix("expect:") }
    #expect(steps.count == 3)
    for block in steps {
      let list = block.hasPrefix("- ") ? block : "- " + block.replacing("\n", with: "\n  ")
      #expect(ScriptSamples.problems(in: "steps:\n- capture: a\n\(list)\n") == [], "\(block)")
    }
  }

  @Test func `the problems that are shown are what is said`() {
    #expect(
      ScriptSamples.problems(in: "steps:\n\n\n\n  - capture: a\n  - tpa: b\n  - wait: -1\n") == [
        "back.yaml:6:5: there is no step “tpa”: did you mean tap?",
        "back.yaml:7:11: “wait” is a number of seconds from 0 to 3600, found “-1”",
      ])
  }

  @Test(arguments: StepKey.allCases) func `the example of a step is right`(step: StepKey) {
    let needsFinger = [.move, .release, .cancel].contains(step)
    let before = needsFinger ? "  - press: [2, 300]\n" : ""
    let text = "steps:\n  - capture: start\n\(before)  - \(step.example)\n"
    let problems = ScriptSamples.problems(in: text)
    // There is no such part here.
    #expect(
      step == .use ? problems.first?.contains("login.part.yaml cannot") == true : problems == [])
    #expect(step.example.hasPrefix(step.rawValue))
  }

  // MARK: Reading the page

  private static var text: String {
    get throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../../docs/scenarios.md")
      return try String(contentsOf: root, encoding: .utf8)
    }
  }

  /// The rows of the table under a headline: the first word, and the row.
  private static func rows(under headline: String) throws -> [(name: String, text: String)] {
    let lines = try text.components(separatedBy: "\n").drop { $0 != headline }.dropFirst()
    return lines.prefix { !$0.hasPrefix("## ") }.filter { $0.hasPrefix("| `") }.map {
      ($0.components(separatedBy: "`")[1], $0)
    }
  }
}
