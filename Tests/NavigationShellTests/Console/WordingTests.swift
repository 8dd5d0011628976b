import Foundation
import Testing

/// Messages: our wording, escaped lines, limited length.
@Suite struct WordingTests {
  @Test func `a movement lasts ten minutes at most`() throws {
    let workspace = try Workspace()
    let head = "app: calm\ndevice: 200x200@1\nsteps:\n  - press: [1, 1]\n  - "
    let steps = [
      "move: {to: [2, 2], over: 600.5}": "30", "drag: {from: [1, 1], to: [2, 2], over: 601}": "44",
      "wheel: {at: [1, 1], by: [2, 2], over: 3600}": "43",
    ]
    for (step, column) in steps {
      try workspace.write(head + step + "\n  - capture: a\n", to: "a.yaml")
      let outcome = try workspace.run("inspect", "a.yaml")
      #expect(outcome.exitCode == 65)
      #expect(
        outcome.errors.contains(
          "a.yaml:5:\(column): “over” is a number of seconds from 0 to 600, found “"),
        "\(outcome.errors)")
    }
    try workspace.write(
      head + "move: {to: [2, 2], over: 600}\n  - release\n  - capture: a\n", to: "a.yaml")
    #expect(try workspace.run("inspect", "a.yaml").exitCode == 0)
  }

  @Test(arguments: ["inspect a.yaml", "verify a.yaml", "mutate a.yaml", "prune a.yaml"])
  func `a list of mistakes ends`(command: String) throws {
    let workspace = try Workspace()
    let steps = String(repeating: "  - nothing\n", count: 73)
    try workspace.write("app: calm\nsteps:\n" + steps, to: "a.yaml")
    let outcome = try workspace.bash("$M \(command)")
    #expect(outcome.exitCode == 65)
    let said = outcome.output + outcome.errors
    #expect(said.split(separator: "\n").count { $0.contains("there is no step") } == 50)
    #expect(said.contains("a.yaml:52:5:"))
    #expect(!said.contains("a.yaml:53:5:"))
    #expect(said.contains("and 23 more\n"))
  }

  @Test func `a list of failures ends`() throws {
    let workspace = try Workspace()
    let steps = String(repeating: "  - expect: {title: No}\n", count: 61)
    try workspace.write("app: calm\ndevice: 200x200@1\nsteps:\n" + steps, to: "a.yaml")
    for command in ["verify", "mutate"] {
      let outcome = try workspace.run(command, "a.yaml")
      #expect(outcome.exitCode == 1)
      let said = outcome.output + outcome.errors
      #expect(said.split(separator: "\n").count { $0.contains("a.yaml:") } <= 52)
      #expect(said.contains("and 11 more\n"), "\(said)")
    }
  }

  private nonisolated static let notYAML: [(String, String)] = [
    ("a: [1\nb", "a.yaml:2:2: a , or a ] is missing in the list that begins in line 1"),
    ("a: {b: 1]", "a.yaml:1:9: a , or a } is missing in the braces that begin in line 1"),
    ("a: \"x\n", "a.yaml:2:1: the quotes that begin in line 1 have no end: close them"),
    ("\ta: 1", "a.yaml:1:1: no text begins with a tab"),
    ("a: @x", "a.yaml:1:4: no text begins with “@”"),
    ("a: *x", "a.yaml:1:4: there is no anchor of that name before this"),
    ("a: 1\n b: 2", "a.yaml:2:3: a key or a dash cannot stand here: indent"),
    ("- a\nb: 1", "a.yaml:2:1: this line does not go on with the list that begins in line 1"),
    ("a: \"\\q\"", "a.yaml:1:5: there is no such escape behind a backslash"),
    ("%YAML 9.9\n---\na", "a.yaml:1:1: this is for another version of YAML"),
    ("a: |9x", "a.yaml:1:6: this is no YAML: look at the blanks"),
    ("a: \u{1}", "a.yaml:1:4: this is no text: a character is in it that nobody can see"),
  ]

  @Test(arguments: notYAML)
  func `what is no YAML is said in our words`(text: String, sentence: String) throws {
    let workspace = try Workspace()
    try workspace.write(text, to: "a.yaml")
    let outcome = try workspace.run("inspect", "a.yaml")
    #expect(outcome.exitCode == 65)
    #expect(outcome.errors.contains(sentence), "\(outcome.errors)")
    for word in ["scalar", "flow ", "block", "token", "did not find", "while "] {
      #expect(!outcome.errors.contains(word), "\(outcome.errors)")
    }
  }

  private nonisolated static let usage: [(String, String)] = [
    ("verify", "name what is meant: the scenarios, or folders of them"),
    ("verify s --jobs x", "--jobs is a whole number, found “x”"),
    (
      "verify s --shard 4/3",
      "--shard 4/3: write which part of how many, as in 2/3 for the second of three"
    ),
    ("list --nothing", "there is no option --nothing here: --help lists them"),
    ("list a b", "“a” and “b” are too much here: --help says what is expected"),
    ("list --json=x", "--json takes nothing behind it, found “x”"),
    ("capture calm", "--output is missing"),
    ("capture calm --output", "--output needs something behind it"),
    ("--appearance blue", "--appearance is light or dark, found “blue”"),
    ("map chalk --output o", "kind is swipe-release, found “chalk”"),
    ("--text-size 9", "there is no text size \"9\": it must be one of XS"),
  ]

  @Test(arguments: usage)
  func `wrong usage is said in our words`(command: String, sentence: String) throws {
    let outcome = try Workspace().bash("$M \(command)")
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors.hasPrefix("FaultyApps: \(sentence)"), "\(outcome.errors)")
  }

  @Test(arguments: [
    "capture calm --output", "map swipe-release --output", "verify s --results",
    "verify s --report",
    "verify s --json", "verify s --junit", "accept --results", "merge s --results", "run --record",
  ])
  func `an empty path is refused`(command: String) throws {
    let workspace = try Workspace()
    try workspace.write(Workspace.push, to: "s/push.yaml")
    let before = try workspace.contents(of: ".").keys.sorted()
    let outcome = try workspace.bash("$M \(command) ''")
    let option = command.split(separator: " ").last ?? ""
    #expect(outcome.exitCode == 64)
    #expect(outcome.errors == "FaultyApps: \(option) is empty: name a place\n", "\(outcome.errors)")
    #expect(try workspace.contents(of: ".").keys.sorted() == before)
  }

  @Test func `no name makes a terminal do anything`() throws {
    let workspace = try Workspace()
    let name = "\u{1B}[31m\u{9B}1m\u{7}\u{202E}\nred"
    let shown = "\\u001B[31m\\u009B1m\\u0007\\u202E\\nred"
    try workspace.write(
      "app: calm\ndevice: 200x200@1\nsteps:\n  - capture: a\n", to: "\(name).yaml")
    try workspace.write("app: calm\nsteps:\n  - tap: 1\n  - wait: x\n", to: "bad\(name).yaml")
    let commands = [
      ["verify", name], ["verify", "\(name).yaml"], ["accept"], ["verify", "."],
      ["mutate", "\(name).yaml"],
      ["inspect", "bad\(name).yaml"], ["capture", "calm", "--output", name], [name],
      ["inspect", "calm", "--device", name], ["list", name],
      ["list", "--\(name)"],
      ["verify", ".", "--json", "\(name)/\(name).yaml/x"], ["merge", name],
      ["prune", "bad\(name).yaml"],
    ]
    for command in commands {
      let outcome = try BuiltProgram(named: "FaultyApps").run(
        command, environment: ["FAULTY_APP_TITLE": name], in: workspace.url)
      let said = outcome.output + outcome.errors
      let unseen = said.unicodeScalars.filter {
        $0 != "\n" && ($0.properties.generalCategory == .control || $0 == "\u{202E}")
      }
      #expect(unseen.isEmpty, "\(command): \(said)")
      #expect(said.contains(shown) || command == ["verify", "."], "\(command): \(said)")
    }
    let inspection = try workspace.run(
      "inspect", "calm", "--json", environment: ["FAULTY_APP_TITLE": name])
    let json = try JSONSerialization.jsonObject(with: Data(inspection.output.utf8))
    let stack = (json as? [String: Any])?["stack"] as? [[String: Any]]
    #expect(stack?.first?["title"] as? String == name)
    #expect(!inspection.output.unicodeScalars.contains("\u{9B}"))
  }

  @Test func `what libraries grumble does not come before what we say`() throws {
    let workspace = try Workspace()
    let outcome = try workspace.bash("$M", environment: ["WAYLAND_DISPLAY": "nowhere"])
    #expect(outcome.exitCode == 69)
    #expect(outcome.errors.hasPrefix("FaultyApps: no display"), "\(outcome.errors)")
  }
}
