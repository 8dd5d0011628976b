import Foundation
import Input
import NavigationKit
import Testing

@testable import Scenario

/// docs/scenarios.md agrees with the parser.
struct ScenarioDocsTests {
  /// Writes the tables anew with RECORD_GOLDENS=1.
  @Test func `the tables are made from the keys`() throws {
    var page = try Self.text
    for (headline, table) in Self.tables { page = try page.with(table, under: headline) }
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try page.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try page == Self.text)
  }

  @Test func `what is asked of elements and screens has a note each`() {
    for form in [MappingForm.target, MappingForm.inside(.expect)].compactMap({ $0 }) {
      for key in form.keys.compactMap(PartKey.init(rawValue:)) {
        #expect(key.note(in: form) != nil, "\(key) in \(form.name)")
      }
    }
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

  private static let file = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../docs/scenarios.md")

  private static var text: String {
    get throws { try String(contentsOf: file, encoding: .utf8) }
  }

  /// The tables by their headlines.
  private static var tables: [(headline: String, table: [String])] {
    [
      ("## Settings", table(["key", "value"], settings)),
      (
        "## Steps",
        table(
          ["step", "value", "what happens"],
          StepKey.allCases.map { ["`\($0.rawValue)`", $0.valueNote, $0.note] })
      ),
      ("## Targets", table(["key", "value"], notes(of: .target))),
      ("## Expectations", table(["key", "value"], MappingForm.inside(.expect).map(notes) ?? [])),
    ]
  }

  /// The settings; those that may be lists have a star.
  private static var settings: [[String]] {
    let looks = LookKey.allCases.map { ["`\($0.rawValue)` *", $0.note] }
    return SettingKey.allCases.flatMap { key in
      key == .device
        ? [["`\(key.rawValue)` *", key.note]] + looks : [["`\(key.rawValue)`", key.note]]
    }
  }

  private static func notes(of form: MappingForm) -> [[String]] {
    form.keys.compactMap(PartKey.init(rawValue:)).map {
      ["`\($0.rawValue)`", $0.note(in: form) ?? ""]
    }
  }

  private static func table(_ head: [String], _ rows: [[String]]) -> [String] {
    func line(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |" }
    return [line(head), "|" + String(repeating: "---|", count: head.count)] + rows.map(line)
  }

  /// The rows of the table under a headline: the first word, and the row.
  private static func rows(under headline: String) throws -> [(name: String, text: String)] {
    let lines = try text.components(separatedBy: "\n").drop { $0 != headline }.dropFirst()
    return lines.prefix { !$0.hasPrefix("## ") }.filter { $0.hasPrefix("| `") }.map {
      ($0.components(separatedBy: "`")[1], $0)
    }
  }
}

extension String {
  /// The text with another table under a headline.
  fileprivate func with(_ table: [String], under headline: String) throws -> String {
    var lines = components(separatedBy: "\n")
    let start = try #require(lines.firstIndex(of: headline))
    let first = try #require(lines[start...].firstIndex { $0.hasPrefix("|") })
    let last = lines[first...].firstIndex { !$0.hasPrefix("|") } ?? lines.endIndex
    lines.replaceSubrange(first..<last, with: table)
    return lines.joined(separator: "\n")
  }
}
