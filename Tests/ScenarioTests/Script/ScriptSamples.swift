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
    time: {zone: Europe/Zurich, date: 2026-03-01 14:30}
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
      - scroll-to: {target: {role: cell, label: Zoo}, in: {id: list}, towards: down, at-most: 9}
      - scroll: {in: Zoo, by: [0, -120.5]}
      - double-tap: {role: image, nth: 1}
      - long-press: {at: Zoo, for: 1.5}
      - pinch: {at: Map, by: 0.5, over: 0.4}
      - turn: {at: [200, 300], by: -90, over: 0.4}
      - press: {at: [10, 10], finger: 1}
      - press: {at: [20, 10], finger: 3}
      - move: {fingers: {1: [10, 90], 3: [20, 90]}, over: 0.2}
      - cancel
      - enter: {in: Name, text: ""}
      - clear: Name
      - wait-for: {present: [{role: cell, label: Zoo}], absent: Loading, at-most: 2.5}
      - open-url: shop://cart
      - note: 'Two lines: "this"

          and that.'
      - capture: {name: row, of: {role: cell, label: Zoo}, margin: 8}
      - capture: {name: list, whole: {in: Zoo}, except: [{role: image, nth: 1}]}
      - expect:
          title: {matches: 'Inbox \\(\\d+\\)'}
          presented: {title: New, as: sheet}
          elements:
            count: [{role: cell, is: 5}, {role: image, at-least: 1, at-most: 3}]
            order: [Files, {role: cell, label: Photos}]
          frame: {of: Send, at: [1, 2], size: [44, 44], at-least: [1, 1], inside: safe area}
          focus: E-Mail
          screen: ['cell "Files"', …, 'toggle "A, b" = "on"  #id']
      - expect:
          settled: true
          same-as: start

    """
}
