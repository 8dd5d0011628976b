import Foundation
import Scenario
import Testing

/// Maestro flows as scenarios.
@Suite struct ConvertedFlowTests {
  private func converted(_ text: String, isPart: Bool = false) throws -> ConvertedFlow {
    try ConvertedFlow(
      text, on: .init(device: "iphone-8", size: CGSize(width: 375, height: 667)), isPart: isPart)
  }

  /// The steps of a command, without the wait for a still screen after it.
  private func steps(_ command: String) throws -> [String] {
    let lines = try converted("- \(command)\n").yaml.split(separator: "\n").map(String.init)
    let around = ["steps:", "  - settle", "device: iphone-8"]
    return lines.filter { !around.contains($0) }.map { String($0.dropFirst(2)) }
  }

  @Test(arguments: [
    ("tapOn: Sign Up", "- tap: Sign Up"), ("tapOn: {id: mail}", "- tap: {id: mail}"),
    ("doubleTapOn: Photo", "- double-tap: Photo"), ("longPressOn: Photo", "- long-press: Photo"),
    ("tapOn: {text: Edit, below: Contacts}", "- tap: {label: Edit, below: Contacts}"),
    ("tapOn: {text: Edit, leftOf: {id: a}}", "- tap: {label: Edit, before: {id: a}}"),
    ("tapOn: {text: Edit, rightOf: Ann}", "- tap: {label: Edit, after: Ann}"),
    ("tapOn: {text: Edit, childOf: Ann}", "- tap: {label: Edit, in: Ann}"),
    ("tapOn: {text: Edit, index: 1}", "- tap: {label: Edit, nth: 2}"),
    ("tapOn: {text: Loud, checked: true}", "- tap: {label: Loud, value: \"on\"}"),
    (
      "tapOn: {text: A, enabled: true, selected: false, focused: true}",
      "- tap: {label: A, enabled: true, selected: false, focused: true}"
    ),
    ("tapOn: {text: Map, point: \"90%, 10%\"}", "- tap: {label: Map, at: [90%, 10%]}"),
    ("tapOn: {point: \"50%, 20%\"}", "- tap: [188, 133]"),
    ("tapOn: {point: \"12, 30\"}", "- tap: [12, 30]"),
    ("tapOn: Later (2)", "- tap: Later (2)"), ("tapOn: Sure?", "- tap: Sure?"),
    ("tapOn: 'Movie .*'", "- tap: {matches: '(?i)Movie .*'}"),
    ("tapOn: \"It's [a-z]+\"", "- tap: {matches: '(?i)It''s [a-z]+'}"),
  ]) func aTouch(_ command: String, _ step: String) throws {
    #expect(try steps(command) == [step])
  }

  @Test(arguments: [
    ("assertVisible: Hello", "- expect: {elements: {present: [Hello]}}"),
    ("assertNotVisible: {id: e}", "- expect: {elements: {absent: [{id: e}]}}"),
    (
      "extendedWaitUntil: {visible: Done, timeout: 2500}",
      "- wait-for: {present: [Done], at-most: 2.5}"
    ),
    (
      "extendedWaitUntil: {notVisible: Wait, timeout: 3600000}",
      "- wait-for: {absent: [Wait], at-most: 600}"
    ), ("extendedWaitUntil: {notVisible: Wait}", "- wait-for: {absent: [Wait], at-most: 7}"),
    ("takeScreenshot: \"shots/Home: page\"", "- capture: Home- page"),
    ("assertScreenshot: {path: row, cropOn: {id: r}}", "- capture: {name: row, of: {id: r}}"),
    ("scroll", "- drag: {from: [188, 334], to: [188, 67], over: 0.4}"),
    ("scrollUntilVisible: {element: Privacy}", "- scroll-to: Privacy"),
    (
      "scrollUntilVisible: {element: {id: a}, direction: UP}",
      "- scroll-to: {target: {id: a}, towards: up}"
    ),
    ("swipe: {direction: LEFT}", "- drag: {from: [338, 334], to: [38, 334], over: 0.4}"),
    (
      "swipe: {start: \"0%, 50%\", end: \"100, 200\", duration: 200}",
      "- drag: {from: [0, 334], to: [100, 200], over: 0.2}"
    ),
    ("swipe: {from: Row, direction: UP}", "- fling: {from: Row, velocity: [0, -1000]}"),
    ("inputText: ${output.name}", "- type: \"$${output.name}\""),
    ("inputText: Ann Lee", "- type: Ann Lee"), ("inputText: ${MAIL}", "- type: \"${MAIL}\""),
    ("eraseText: 3", "- repeat: {times: 3, steps: [key: delete]}"),
    ("eraseText", "- repeat: {times: 50, steps: [key: delete]}"),
    ("pressKey: Enter", "- key: return"), ("back", "- key: escape"),
    ("setOrientation: LANDSCAPE_LEFT", "- rotate: left"),
    ("setDarkMode: enabled", "- look: {appearance: dark}"),
    ("openLink: shop://cart", "- open-url: \"shop://cart\""),
  ]) func anotherStep(_ command: String, _ step: String) throws {
    #expect(try steps(command) == [step])
  }

  @Test func `steps inside others`() throws {
    #expect(
      try steps("repeat: {times: 3, commands: [tapOn: Next]}")
        == ["- repeat:", "    times: 3", "    steps:", "      - tap: Next", "      - settle"])
    #expect(
      try steps("repeat: {while: {visible: Delete}, commands: [tapOn: Delete]}")
        == [
          "- repeat:", "    until: {absent: [Delete]}", "    at-most: 20", "    steps:",
          "      - tap: Delete", "      - settle",
        ])
    #expect(
      try steps("runFlow: {when: {visible: Later}, commands: [tapOn: Later]}")
        == [
          "- if:", "    present: [Later]", "    then:", "      - tap: Later", "      - settle",
        ])
    #expect(
      try steps("tapOn: {text: Later, optional: true}")
        == [
          "- if:", "    present: [Later]", "    then:", "      - tap: Later", "      - settle",
        ])
    #expect(
      try steps("repeat: {times: 2, commands: [travel]}") == [
        "# travel has no counterpart in a scenario"
      ])
    #expect(
      try steps("runFlow: {when: {visible: A, platform: Android}, commands: [back]}")
        == ["# these are for Android only: left out"])
    #expect(
      try steps("assertVisible: {text: A, optional: true}")
        == ["# what is optional is not expected: left out"])
    #expect(try steps("tapOn: {traits: text}") == ["# tapOn: nothing is left of its selector"])
    #expect(try steps("tapOn: {text: A, label: \"one\\ntwo\"}") == ["# one", "# two", "- tap: A"])
    #expect(try steps("retry: {maxRetries: 3, commands: [tapOn: Next]}") == ["- tap: Next"])
  }

  @Test func `another flow becomes a part`() throws {
    #expect(
      try steps("runFlow: {file: ../login.yaml, env: {NAME: Ann}}")
        == ["- use: {part: \"../login.part.yaml\", with: {NAME: Ann}}"])
    #expect(try steps("runFlow: login.yaml") == ["- use: login.part.yaml"])
    let part = try converted("appId: a.b\nname: Log in\n---\n- tapOn: Go\n", isPart: true)
    #expect(part.yaml == "steps:\n  - tap: Go\n  - settle\n")
  }

  @Test func `an invented limit and an id with a pattern are told`() throws {
    let flow = try converted(
      """
      - repeat: {while: {visible: Delete}, commands: [tapOn: Delete]}
      - repeat: {while: {visible: More}, times: 5, commands: [tapOn: More]}
      - tapOn: {id: 'shop\\.cart'}
      - tapOn: {id: 'cell_.*'}
      """)
    #expect(
      flow.notes.map { $0.diagnostic(in: "flow.yaml") } == [
        "flow.yaml:1:3: the loop has no limit in the flow, and ends after 20 turns here",
        "flow.yaml:4:15: an id is no pattern: write all of it, or give the label with matches",
      ])
    #expect(flow.yaml.contains("at-most: 5"))
    #expect(flow.yaml.contains("- tap: {id: shop.cart}"), "\(flow.yaml)")
    #expect(flow.yaml.contains("- tap: {id: \"cell_.*\"}"), "\(flow.yaml)")
  }

  @Test func `a flow's settings`() throws {
    let flow = try converted(
      """
      appId: com.example
      name: Sign up
      tags: [smoke, forms]
      env: {MAIL: a@b}
      onFlowStart: [launchApp]
      onFlowComplete: [tapOn: Close]
      ---
      - tapOn: {text: Go, label: The first step}
      - launchApp
      - swipe: {direction: UP}
      """)
    #expect(
      flow.yaml == """
        # app: NAME, in place of com.example
        description: Sign up
        tags: [smoke, forms]
        parameters:
          MAIL: a@b
        device: iphone-8
        steps:
          # The first step
          - tap: Go
          - settle
          - restart
          - settle
          - drag: {from: [188, 334], to: [188, 67], over: 0.4}
          - settle
          - tap: Close
          - settle

        """)
    #expect(flow.notes.isEmpty)
  }

  @Test func `what cannot be turned is said where it stands`() throws {
    let flow = try converted(
      """
      appId: com.example
      jsEngine: graaljs
      ---
      - evalScript: ${output.x = 1}
      - travel: {points: []}
      - tapOn: {text: Go, traits: text}
      - [1, 2]
      """)
    #expect(
      flow.notes.map { $0.diagnostic(in: "flow.yaml") } == [
        "flow.yaml:2:1: jsEngine is no setting of a scenario",
        "flow.yaml:4:3: evalScript runs JavaScript, which a scenario does not: write a Swift test with a "
          + "Stage",
        "flow.yaml:5:3: travel has no counterpart in a scenario",
        "flow.yaml:6:21: a target has no “traits”: say where it is with in, below or nth",
        "flow.yaml:7:3: this is no command",
      ])
    #expect(flow.yaml.contains("  # travel has no counterpart in a scenario\n"))
  }

  @Test(arguments: [
    ("a: 1\n", "f:1:1: a flow ends with a list of commands, each after a dash; this is none"),
    ("", "f:1:1: a flow ends with a list of commands, each after a dash; this is none"),
    ("- [1\n", "f:2:1: a , or a ] is missing in the list that begins in line 1"),
  ]) func whatIsNoFlow(_ text: String, _ line: String) {
    let error = #expect(throws: FlowError.self) { try converted(text) }
    #expect(error?.diagnostic(in: "f") == line)
  }
}
