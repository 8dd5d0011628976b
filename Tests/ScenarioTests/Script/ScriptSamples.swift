import Scenario

/// Sample scenarios and names.
nonisolated enum ScriptSamples {
  static let vocabulary = ScenarioVocabulary(
    apps: ["photos", "files", "settings"], devices: ["iphone-8", "iphone-15", "ipad-mini"],
    isDevice: { ["iphone-8", "iphone-15", "ipad-mini", "500x500@1.5"].contains($0) },
    isPath: { $0 == "screens/tour.storyboard" })

  /// Reads a text as the file `back.yaml`.
  static func read(_ text: String) throws(ScenarioProblems) -> Scenario {
    try ScenarioParser(vocabulary: vocabulary).scenario(in: text, file: "back.yaml")
  }

  /// The problems of a text, a line each; empty if there are none.
  static func problems(in text: String) -> [String] {
    do {
      _ = try read(text)
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }

  /// Reads one step.
  static func step(_ line: String) throws -> ScenarioStep.Action? {
    try read("steps:\n  - \(line)\n  - capture: the end\n").steps.first?.action
  }

  static let swipe = """
    app: photos                 # a demo's name
    device: iphone-8
    appearance: light
    steps:
      - capture: albums
      - tap: Family                     # by label
      - wait: 0.1
      - capture: pushing
      - settle
      - press: [2, 300]
      - move: {to: [180, 300], over: 0.3}
      - capture: half-way back
      - release
      - film: {name: pop, frames: 8, over: 0.5}
      - settle
      - expect: {title: Albums, depth: 1, elements: {present: [Edit], absent: [Family]}}

    """

  static let everything = """
    app: screens/tour.storyboard
    description: |
      All that can be said.
    device: [iphone-8, 500x500@1.5]
    appearance: [light, dark]
    rtl: true
    contrast: high
    text-size: [XS, accessibility-large]
    bold-text: false
    reduce-motion: true
    prefer-cross-fade: false
    reduce-transparency: true
    keyboard: true
    status-bar: {time: "10:30", date: Sun May 12, carrier: Harbour, signal: 2, battery: 20, percentage: true, locale: de_DE, in-call: true}
    pointer: mouse
    tolerance: {levels: 2, pixels: 10, densest: 3, reason: "the GPU's rounding"}
    steps:
      - tap: {role: cell, label: "Family, 3"}
      - tap: {role: toggle, in: Bluetooth, nth: -1, at: [90%, 50%]}
      - tap: {matches: 'Movie \\d+', below: {id: head, above: Foot}, before: A, after: B}
      - press: {at: [10, 20.5], finger: 2}
      - move: {to: [-1, 3e2], finger: 2}
      - release: {finger: 2}
      - press: {role: button, label: Edit}
      - cancel
      - drag: {from: Edit, to: [0, 0], over: 0.25}
      - fling: {from: [200, 600], velocity: [0, -1500]}
      - wheel: {at: [1, 2], by: [0, -120]}
      - wheel: {at: [1, 2], by: [0, -120], over: 0.2}
      - key: escape
      - key: {press: left, with: [alt, shift]}
      - type: "Hello\\n"
      - rotate
      - resize: [500, 400]
      - look: {appearance: dark, text-size: AX3}
      - capture: start
      - film:
          name: in between
          frames: 4
          over: 0.5
          during:
            - wait: 0.1
            - press: [5, 5]
            - move: {to: [50, 5], over: 0.4}
            - release
      - expect:
          settled: true
          same-as: start

    """
}
