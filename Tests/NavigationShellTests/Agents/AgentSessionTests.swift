import Foundation
import Goldens
import SDLShell
import Testing

/// What agents do with apps: open, read, act, compare, save and verify.
@Suite struct AgentSessionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func client(_ arguments: String...) throws -> AgentClient {
    try AgentClient("FaultyApps", arguments, in: folder.url)
  }

  private static let calm: [String: Any] = ["app": "calm", "device": "200x200@1"]

  @Test func `a reference stays valid until its element goes`() throws {
    let client = try client()
    let open = try client.call("open", Self.calm)
    let button = try #require(open.text.firstMatch(of: /(b\d+) button "Go"/)?.1)
    let pushed = try client.call(
      "do", ["session": "s1", "steps": [["tap": ["ref": String(button)]]]])
    #expect(pushed.text.contains(#"stack "Calm" › "Next""#), "\(pushed.text)")
    let gone = try client.call("do", ["session": "s1", "steps": "tap: {ref: \(button)}"])
    #expect(gone.isError)
    #expect(
      gone.text.contains(
        "\(button) was button \"Go\", which is not on screen any more; the nearest"))
    let back = try client.call("do", ["session": "s1", "steps": "key: escape"])
    #expect(back.text.contains("+ \(button) button \"Go\""), "\(back.text)")
    #expect(
      try client.call("do", ["session": "s1", "steps": "tap: {ref: b999}"]).text
        .contains("no element was ever called b999"))
  }

  @Test func `steps that cannot be read are told before any is done`() throws {
    let client = try client()
    try client.call("open", Self.calm)
    let result = try client.call(
      "do", ["session": "s1", "steps": "- tap: Go\n- tpa: Go\n- wait: -1\n"])
    #expect(result.isError)
    #expect(
      result.text == """
        steps:2:3: there is no step “tpa”: did you mean tap?
        steps:3:9: “wait” is a number of seconds from 0 to 3600, found “-1”
        """)
    #expect(try client.call("screen", ["session": "s1"]).text.contains(#"stack "Calm""#))
  }

  @Test func `a step that fails ends the call, and an expectation does not`() throws {
    let client = try client()
    try client.call("open", Self.calm)
    let result = try client.call(
      "do", ["session": "s1", "steps": ["expect: {title: X}", "tap: Gone", "tap: Go"]])
    #expect(result.isError)
    #expect(result.text.contains("steps:1:1: the title is “Calm”, expected “X”"))
    #expect(result.text.contains("steps:2:1: nothing on screen is labelled “Gone”"))
    #expect(!result.text.contains("tap: Go\n"))
  }

  @Test func `an app comes to rest after a step that failed`() throws {
    let client = try client()
    try client.call("open", Self.calm)
    let result = try client.call("do", ["session": "s1", "steps": ["tap: Go", "tap: Gone"]])
    #expect(result.isError && result.text.contains("nothing on screen is labelled “Gone”"))
    let before = try client.call("picture", ["session": "s1"]).picture
    let later = try client.call("do", ["session": "s1", "steps": "wait: 2"])
    #expect(later.text.contains("nothing changed"), "\(later.text)")
    #expect(try client.call("picture", ["session": "s1"]).picture == before)
  }

  @Test func `a step that failed after some time is left out of what is saved`() throws {
    let client = try client()
    try client.call("open", Self.calm)
    let failed = try client.call(
      "do", ["session": "s1", "steps": "wait-for: {present: [Gone], at-most: 1}"])
    #expect(failed.isError, "\(failed.text)")
    try client.call("do", ["session": "s1", "steps": "tap: Go"])
    let saved = try client.call("save", ["session": "s1", "path": "it.yaml", "captures": "none"])
    #expect(!saved.isError, "\(saved.text)")
    #expect(saved.text.hasPrefix("“wait-for: {present: [Gone]"), "\(saved.text)")
    #expect(saved.text.contains("failed, and is left out\nwritten to it.yaml:\n"))
    #expect(saved.text.contains("steps:\n  - tap: Go\n  - settle\n"), "\(saved.text)")
    let again = try client.call("open", ["again": "s1"])
    #expect(!again.isError && again.text.contains("failed, and is not done again"), "\(again.text)")
  }

  @Test func `a run that could not begin is not told with the run before it`() throws {
    _ = try folder.add(
      "a.yaml", Data("app: calm\ndevice: 200x200@1\nsteps:\n  - capture: it\n".utf8))
    let client = try client()
    let first = try client.call("verify", ["paths": ["a.yaml"]])
    #expect(first.text.contains("picture: ") && first.facts["verdict"] != nil, "\(first.text)")
    let other = try client.call("verify", ["paths": ["a.yaml"], "only": "x"])
    #expect(!other.text.contains("picture: ") && other.facts["verdict"] == nil, "\(other.text)")
  }

  @Test func `what was done is saved, verified and accepted if that is allowed`() throws {
    let client = try client("--allow-accept")
    try client.call("open", ["app": "calm", "device": "200x200@1", "appearance": "dark"])
    let button = try #require(
      try client.call("screen", ["session": "s1", "find": "go"]).text.firstMatch(of: /b\d+/)?.0)
    try client.call("do", ["session": "s1", "steps": "- tap: {ref: \(button)}\n- wait: 0.1\n"])
    try client.call("do", ["session": "s1", "steps": "tap: Nothing"])
    let saved = try client.call("save", ["session": "s1", "path": "flow.yaml"])
    #expect(
      saved.text == """
        written to flow.yaml:
        app: calm
        device: 200x200@1
        appearance: dark
        steps:
          - capture: calm
          - tap: Go
          - wait: 0.1
          - settle
          - capture: next
        """, "\(saved.text)")
    #expect(
      try client.call("save", ["session": "s1", "path": "flow.yaml"]).text
        == "flow.yaml is there already: name another file, or say replace: true")
    let verified = try client.call("verify", ["paths": ["flow.yaml"]])
    #expect(verified.facts["verdict"] as? String == "missing", "\(verified.text)")
    #expect(verified.text.contains("picture: .navshell/actual/flow.yaml/"))
    try client.call("accept", ["paths": ["flow.yaml"], "captures": ["calm", "next"]])
    #expect(
      try client.call("verify", ["paths": ["flow.yaml"]]).facts["verdict"] as? String == "same")
  }

  @Test func `moments are compared, and pictures have a pixel for each point`() throws {
    let client = try client()
    try client.call("open", ["app": "calm", "device": "200x300@3"])
    try client.call(
      "do", ["session": "s1", "steps": "- capture: top\n- look: {appearance: dark}\n"])
    let same = try client.call("compare", ["session": "s1", "from": "m0", "to": "top"])
    #expect(same.text == "equal")
    let other = try client.call("compare", ["session": "s1", "from": "top", "picture": true])
    #expect(other.text.hasPrefix("different: "))
    #expect(other.picture.map(pixels(ofPNG:)) == [416, 300])
    let picture = try client.call("picture", ["session": "s1", "marks": true])
    #expect(picture.picture.map(pixels(ofPNG:)) == [200, 300])
    #expect(picture.text == "200×300 pixels, 1 per point")
    let part = try client.call("picture", ["session": "s1", "of": "Go", "scale": 2])
    #expect(part.picture.map(pixels(ofPNG:)) == [320, 80])
    #expect(
      try client.call("compare", ["session": "s1", "from": "tpo"]).text.contains(
        "did you mean top?"))
  }

  @Test func `two sessions in turn show the same as each alone`() throws {
    let alone = try (0..<2).map { number in
      let client = try self.client()
      try client.call("open", Self.calm)
      if number == 1 { try client.call("do", ["session": "s1", "steps": "tap: Go"]) }
      return try #require(try client.call("picture", ["session": "s1"]).picture)
    }
    let client = try client()
    try client.call("open", Self.calm)
    try client.call("open", Self.calm)
    try client.call("do", ["session": "s2", "steps": ["tap: Go", "wait: 0.1"]])
    let first = try client.call("picture", ["session": "s1"]).picture
    try client.call("do", ["session": "s2", "steps": "settle"])
    #expect(first == alone[0])
    #expect(try client.call("picture", ["session": "s2"]).picture == alone[1])
  }

  @Test func `again does again what was done`() throws {
    let client = try client()
    try client.call("open", Self.calm)
    try client.call("do", ["session": "s1", "steps": "- press: Go\n"])
    try client.call("do", ["session": "s1", "steps": ["release", "expect: {title: Next}"]])
    let again = try client.call("open", ["again": "s1"])
    #expect(!again.isError && again.text.contains(#"stack "Calm" › "Next""#), "\(again.text)")
    #expect(again.facts["session"] as? String == "s1")
  }

  @Test func `scenarios are chosen by name, and their progress is told`() throws {
    for name in ["form-a", "form-b", "other"] {
      _ = try folder.add(
        "\(name).yaml",
        Data("app: calm\ndevice: 200x200@1\nsteps:\n  - expect: {title: Calm}\n".utf8))
    }
    let client = try client()
    #expect(
      try client.call("list", ["what": "scenarios"]).text == "form-a.yaml\nform-b.yaml\nother.yaml")
    let result = try client.call("verify", ["paths": ["."], "only": "form*"])
    #expect(result.facts["exit_code"] as? Int == 0, "\(result.text)")
    #expect(result.text.contains("form-b.yaml") && !result.text.contains("other.yaml"))
    #expect(
      try client.call("verify", ["paths": ["."], "only": "x*"]).text
        .contains("the filters leave out all 3 runs"))
  }

  @Test func `scenarios are chosen by tags`() throws {
    for name in ["fast", "slow"] {
      _ = try folder.add(
        "\(name).yaml",
        Data("app: calm\ntags: [\(name)]\nsteps:\n  - expect: {title: Calm}\n".utf8))
    }
    let result = try client().call("verify", ["paths": ["."], "tags": ["slow"]])
    #expect(result.facts["exit_code"] as? Int == 0, "\(result.text)")
    #expect(result.text.contains("slow.yaml") && !result.text.contains("fast.yaml"))
  }

  @Test(arguments: [
    "scroll-to: {ref: REF}", "expect: {focus: {ref: REF}}", "wait-for: {present: [{ref: REF}]}",
    "capture: {name: it, of: {ref: REF}}", "tap: {label: Go, in: {ref: REF}}",
  ])
  func `a reference stands for an element wherever one is named`(step: String) throws {
    let client = try client()
    let open = try client.call("open", Self.calm)
    let button = try #require(open.text.firstMatch(of: /(b\d+) button "Go"/)?.1)
    let other = try client.call(
      "do", ["session": "s1", "steps": step.replacing("REF", with: "b999")])
    #expect(other.text.split(separator: "\n").count == 1, "\(other.text)")
    let result = try client.call(
      "do", ["session": "s1", "steps": step.replacing("REF", with: button)])
    #expect(!result.text.contains("a label or"), "\(result.text)")
  }

  @Test func `a part is read as it is at each call`() throws {
    let client = try client()
    try client.call("open", Self.calm)
    let use: [String: Any] = ["session": "s1", "steps": "use: go.part.yaml"]
    #expect(try client.call("do", use).isError)
    for (step, words) in [("tap: Go", "tap: Go"), ("key: escape", "key: escape")] {
      _ = try folder.add("go.part.yaml", Data("steps:\n  - \(step)\n".utf8))
      let result = try client.call("do", use)
      #expect(!result.isError && result.text.contains(words), "\(result.text)")
    }
  }

  @Test func `an audit tells what it finds on the screen`() throws {
    let client = try client()
    try client.call("open", Self.calm)
    let result = try client.call("audit", ["session": "s1", "checks": ["targets"]])
    #expect(result.text == "0 findings, 1 note")
    #expect(
      try client.call("audit", ["session": "s1", "checks": ["target"]]).text
        .contains("did you mean targets?"))
  }
}
