import Scenario
import Testing

struct ScenarioProblemsTests {
  @Test func `good scenarios have no problems`() {
    #expect(ScriptSamples.problems(in: ScriptSamples.swipe) == [])
    #expect(ScriptSamples.problems(in: ScriptSamples.everything) == [])
  }

  @Test func `all problems of a file are told in the order of reading`() {
    let text = """
      app: photo
      device: [iphone-8, iphone-9]
      apearance: dark
      rtl: yes
      steps:
        - tpa: Family
        - wait: -1
        - move: {too: [1, 2]}
        - capture: a/b
        - expect: {same-as: a/c}
      """
    #expect(
      ScriptSamples.problems(in: text) == [
        "back.yaml:1:6: there is no app “photo”, and no such file beside the scenario: did you mean photos?",
        "back.yaml:2:20: there is no device “iphone-9”: did you mean iphone-8?",
        "back.yaml:3:1: a scenario has no key “apearance”: did you mean appearance?",
        "back.yaml:4:6: “rtl” is true or false, found “yes”",
        "back.yaml:6:5: there is no step “tpa”: did you mean tap?",
        "back.yaml:7:11: “wait” is a number of seconds from 0 to 3600, found “-1”",
        "back.yaml:8:12: move has no key “too”: did you mean to?",
        "back.yaml:8:11: move needs either “to”, or “fingers” with a point for each",
        "back.yaml:9:14: a name is letters, digits, blanks, - _ and . but has “/”",
      ])
  }

  @Test func `an unknown key is told before a missing one`() {
    #expect(
      ScriptSamples.problems(in: "app: photos\nstep: []\n") == [
        "back.yaml:2:1: a scenario has no key “step”: did you mean steps?",
        "back.yaml:1:1: a scenario needs “steps”",
      ])
  }

  @Test(arguments: [
    ("", "1:1: there is no scenario in it: write at least its steps"),
    ("# nothing", "1:1: there is no scenario in it: write at least its steps"),
    ("steps", "1:1: a scenario has keys"),
    ("steps:", "1:7: “steps” is a list of steps, each behind a dash, found nothing"),
    ("steps: []", "1:8: “steps” is an empty list"),
    ("steps: [settle]", "1:8: this checks nothing: add a capture"),
    ("steps: [", "1:9: something is missing here: a value, or the ] or } at the end"),
    (
      "app: files\napp: photos\nsteps: [capture: a]",
      "1:1: “app” stands more than once in this mapping, again in line 2: keep one"
    ),
    (
      "steps: [capture: {name: a, name: b}]",
      "1:19: “name” stands more than once in this mapping: keep one"
    ),
    ("steps: [capture: a]\n---\nsteps: [capture: b]", "2:1: a file holds one scenario"),
    ("steps:\n\t- settle", "2:1: no text begins with a tab: indent with blanks"),
    ("app: \u{1}", "1:6: this is no text: a character is in it that nobody can see, take it out"),
    ("[a, b]: 1\nsteps: [capture: a]", "1:1: a key is a word, found a list"),
    ("device: []\nsteps: [capture: a]", "1:9: “device” is an empty list"),
    ("device: 3x\nsteps: [capture: a]", "1:9: there is no device “3x”: list names them"),
    ("device: [iphone-8, iphone-8]\nsteps: [capture: a]", "1:20: “iphone-8” stands twice"),
    ("appearance: [dark, dark]\nsteps: [capture: a]", "1:20: “dark” stands twice"),
    ("text-size: AX6\nsteps: [capture: a]", "1:12: “text-size” is XS, S, M"),
    ("contrast: hihg\nsteps: [capture: a]", "1:11: “contrast” is normal or high, found “hihg”"),
    (
      "pointer: mose\nsteps: [capture: a]",
      "1:10: “pointer” is touch, mouse or pen, found “mose”: did you mean mouse?"
    ),
    ("tolerance: {levels: 1, pixels: 2}\nsteps: [capture: a]", "1:12: tolerance needs “reason”"),
    (
      "tolerance: {levels: 1, pixels: 2, reason: ' '}\nsteps: [capture: a]",
      "1:43: “reason” is an empty text"
    ),
    (
      "tolerance: {levels: 1.5, pixels: 2, reason: a}\nsteps: [capture: a]",
      "1:21: “levels” is a whole number from 0 to 255, found “1.5”"
    ),
    (
      "tolerance: 1%\nsteps: [capture: a]",
      "1:12: tolerance has keys (levels, pixels, reason, densest), found “1%”"
    ),
  ])
  func `a scenario that is wrong says where and why`(text: String, problem: String) {
    let problems = ScriptSamples.problems(in: text)
    #expect(problems.count == 1)
    #expect(problems.first?.hasPrefix("back.yaml:" + problem) == true, "\(problems)")
  }

  @Test(arguments: [
    ("settel", "5: there is no step “settel”: did you mean settle?"),
    ("dance", "5: there is no step “dance”; there are tap, double-tap"),
    ("[settle]", "5: a step is a word or a key with a value, found a list"),
    ("{}", "5: a step is a word or a key with a value, found a mapping"),
    ("tap", "5: tap needs something behind it: tap: Family"),
    ("tap:", "5: tap needs something behind it: tap: Family"),
    ("tap: ''", "10: “tap” is an empty text"),
    ("{tap: A, press: B}", "14: a step has one key, and “press” is another: give it a dash"),
    ("{press: A, finger: 2}", "16: a step has one key, and “finger” is another: indent it"),
    ("audit: {checks: clip}", "21: “checks” is clipped, broken-word"),
    ("audit: clipped", "12: audit"),
    ("settle: 3", "13: settle stands alone, found “3” behind it"),
    ("tap: [1]", "10: “tap” is two numbers, [x, y] in points, found a list of 1"),
    ("tap: [1, .nan]", "14: “tap” is a number of points from -100000 to 100000, found “.nan”"),
    ("tap: [1, .inf]", "14: “tap” is a number of points"),
    ("tap: [1, nan]", "14: “tap” is a number of points"),
    ("tap: [0x10, 1]", "11: “tap” is a number of points"),
    ("tap: [1e999, 1]", "11: “tap” is a number of points"),
    ("tap: {role: cel, label: A}", "17: “role” is backButton, title"),
    ("tap: {label: A, rol: cell}", "21: a target has no key “rol”: did you mean role?"),
    ("tap: {}", "10: a target needs a key: role, label"),
    ("tap: {at: [1, 2]}", "10: a target needs a key: role, label"),
    ("tap: {label: A, matches: B}", "30: label and matches both say"),
    ("tap: {matches: 'a('}", "20: “matches” is a regular expression, and “a(” is none"),
    ("tap: {role: cell, nth: 0}", "28: “nth” counts from 1"),
    ("tap: {role: cell, nth: x}", "28: “nth” is a whole number from -10000 to 10000"),
    ("tap: {label: A, in: [1, 2]}", "25: “in” is a label or {role, label}, found a list"),
    ("tap: {label: A, in: {below: {lable: B}}}", "34: an element has no key “lable”: did you mean"),
    ("tap: {label: A, at: 90%}", "25: “at” is two distances from the element's top left"),
    ("tap: {label: A, at: [101%, 1]}", "26: “at” is two distances"),
    ("tap: {label: A, at: [x, 1]}", "26: “at” is a number of points"),
    ("expect: {title: {matches: '['}}", "31: “matches” is a regular expression"),
    ("expect: {elements: {present: [{label: A, at: [1, 2]}]}}", "46: an element has no key “at”"),
    ("move: {to: [1, 2]}", "5: finger 0 is not down: press before it moves"),
    ("release", "5: finger 0 is not down: press before it is released"),
    ("cancel", "5: no finger is down to be taken away"),
    ("press: {at: A, finger: -1}", "28: “finger” is a whole number from 0 to 9, found “-1”"),
    ("drag: {from: A, to: [1, 2]}", "11: drag needs “over”"),
    ("drag: {from: A, to: B, over: 1}", "25: “to” is two numbers, [x, y] in points, found “B”"),
    ("fling: {from: A, velocity: 9}", "32: “velocity” is two numbers"),
    ("wheel: [1, 2]", "12: wheel has keys (at, by, over), found a list"),
    ("key: escpe", "10: “key” is one character, escape"),
    ("key: {press: left, with: [altt]}", "31: “with” is shift, control, alt or command"),
    ("resize: [99, 300]", "14: “resize” is a number of points from 100 to 4096, found “99”"),
    ("look: {}", "11: look needs a key: appearance"),
    ("look: {rtl: [true, false]}", "17: “rtl” is true or false, found a list"),
    ("wait: '1'", "11: “wait” is a number of seconds"),
    ("wait: 1e9", "11: “wait” is a number of seconds from 0 to 3600"),
    ("capture: ' a'", "14: a name begins and ends with no blank"),
    ("capture: [a]", "14: “capture” is a text, found a list"),
    ("film: {name: a, frames: 1, over: 1}", "29: “frames” is a whole number from 2 to 120"),
    ("film: {name: a, frames: 2, over: 0}", "38: “over” is a number of seconds from 0.001"),
    (
      "film: {name: a, frames: 2, over: 0.2, during: [wait: 0.1, wait: 0.2]}",
      "51: what is done during the film takes 0.3 s, longer than its 0.2 s"
    ),
    (
      "film: {name: a, frames: 2, over: 1, during: [settle]}",
      "50: how long settle takes is not known"
    ),
    (
      "film: {name: a, frames: 2, over: 1, during: [film: {name: b, frames: 2, over: 1}]}",
      "56: there is no film during a film"
    ),
    ("film: {name: a, frames: 2, over: 1, during: []}", "49: “during” is an empty list"),
    ("film: {name: start, frames: 2, over: 1}", "18: “start” is the name of a picture before this"),
    ("capture: start", "14: “start” is the name of a picture before this"),
    ("expect: {}", "13: this expects nothing"),
    ("expect: {depth: -1}", "21: “depth” is a whole number from 0"),
    ("expect: {elements: {}}", "24: this expects nothing"),
    ("expect: {elements: {present: []}}", "34: “present” is an empty list"),
    ("expect: {elements: {present: [{}]}}", "35: this expects nothing"),
    (
      "expect: {elements: {present: [{selected: maybe}]}}",
      "46: “selected” is true or false, found “maybe”"
    ),
    (
      "expect: {elements: {present: {lable: A}}}",
      "35: an element has no key “lable”: did you mean label?"
    ),
    ("expect: {same-as: stat}", "23: there is no capture “stat” before this: did you mean start?"),
    ("scroll-to: [1, 2]", "16: “scroll-to” is a label or {role, label}, found a list"),
    ("scroll-to: {target: A, towards: south}", "37: “towards” is down, up, right or left"),
    ("scroll-to: {target: A, at-most: 0}", "37: “at-most” is a whole number from 1 to 10000"),
    ("scroll-to: {in: A, at-most: 3}", "16: scroll-to needs “target”"),
    ("scroll: {in: A}", "13: scroll needs either “by”, a distance, or “to”, an end"),
    ("scroll: {in: A, by: [0, 1], to: top}", "13: scroll needs either “by”"),
    ("scroll: {in: A, to: end}", "25: “to” is top, bottom, left or right, found “end”"),
    ("scroll: bottom", "13: scroll has keys (in, by, to), found “bottom”"),
    ("long-press: {at: A, for: x}", "30: “for” is a number of seconds from 0 to 600, found “x”"),
    ("pinch: {at: A, by: 0, over: 1}", "24: “by” is a number of times its size from 0.01 to 100"),
    ("turn: {at: A, by: 90}", "11: turn needs “over”"),
    ("move: {over: 1}", "11: move needs either “to”, or “fingers” with a point for each"),
    ("enter: {in: Name}", "12: enter needs “text”"),
    ("enter: Ann", "12: enter has keys (in, text), found “Ann”"),
    ("wait-for: {at-most: 3}", "15: wait-for needs what must be “present” or “absent”"),
    ("wait-for: Zoo", "15: wait-for has keys (present, absent, at-most), found “Zoo”"),
    ("open-url: cart", "15: “open-url” is a link with a scheme, such as shop://cart, found “cart”"),
    ("note: ''", "11: “note” is an empty text"),
    ("note: [a, b]", "11: “note” is a text, found a list"),
    ("note", "5: note needs something behind it: note: Nobody"),
    ("capture: {of: A}", "14: capture needs “name”"),
    ("capture: {name: b, margin: 3}", "14: “margin” is around an element"),
    ("capture: {name: b, of: A, whole: {in: A}}", "14: a capture is either “of” an element or"),
    ("capture: {name: b, whole: A}", "31: whole has keys (in), found “A”"),
    ("capture: {name: b, except: [[1, 2]]}", "33: “except” is a label or {role, label}"),
    ("expect: {presented: {as: shet}}", "30: “as” is sheet, popover, alert, action-sheet"),
    ("expect: {presented: {title: A, as: none}}", "25: what is not presented has no title"),
    ("expect: {elements: {count: {role: cell}}}", "32: count needs either “is”"),
    ("expect: {elements: {count: {role: cell, is: 1, at-most: 2}}}", "32: count needs either"),
    ("expect: {elements: {count: {is: 5}}}", "32: this expects nothing"),
    ("expect: {frame: {of: A}}", "21: this expects nothing"),
    ("expect: {frame: {of: A, size: [1]}}", "35: “size” is two numbers, [width, height] in points"),
    ("expect: {screen: [cells]}", "23: a line of the screen is a role and a label in quotes"),
    (
      "film: {name: a, frames: 2, over: 1, during: [scroll-to: A]}",
      "50: how long scroll-to takes is not known before: do it before the film"
    ),
    ("expect: {title: [a]}", "21: “title” is a text, found a list"),
  ])
  func `a step that is wrong says where and why`(line: String, problem: String) {
    let problems = ScriptSamples.problems(in: "steps:\n  - capture: start\n  - \(line)\n")
    #expect(problems.count == 1, "\(problems)")
    #expect(problems.first?.hasPrefix("back.yaml:3:" + problem) == true, "\(problems)")
  }

  @Test(arguments: [
    ("press: A", "tap: B", "4:5: finger 0 is down already: release it before"),
    ("press: A", "drag: {from: B, to: [1, 2], over: 1}", "4:5: finger 0 is down already"),
    ("press: A", "fling: {from: B, velocity: [1, 2]}", "4:5: finger 0 is down already"),
    ("press: A", "press: B", "4:5: finger 0 is down already"),
    (
      "press: {at: A, finger: 1}", "pinch: {at: B, by: 2, over: 1}", "4:5: finger 1 is down already"
    ),
    ("press: A", "scroll-to: B", "4:5: finger 0 is down already"),
    ("press: A", "move: {fingers: {0: [1, 2], 1: [3, 4]}}", "4:5: finger 1 is not down"),
    ("press: A", "move: {to: [1, 2], finger: 1}", "4:5: finger 1 is not down"),
    ("press: A", "release: {finger: 1}", "4:5: finger 1 is not down"),
  ])
  func `a finger is down or up`(first: String, second: String, problem: String) {
    let problems = ScriptSamples.problems(
      in: "steps:\n  - capture: start\n  - \(first)\n  - \(second)\n")
    #expect(problems.count == 1, "\(problems)")
    #expect(problems.first?.hasPrefix("back.yaml:" + problem) == true, "\(problems)")
  }

  @Test(arguments: [
    ("press: {at: A, finger: 1}", "tap: B"), ("press: A", "press: {at: B, finger: 1}"),
    ("press: A", "cancel"), ("press: A", "release"), ("prss: A", "release"),
    ("press: [1]", "move: {to: [1, 2]}"),
  ])
  func `a step is not blamed for the one before`(first: String, second: String) {
    let problems = ScriptSamples.problems(
      in: "steps:\n  - capture: start\n  - \(first)\n  - \(second)\n")
    #expect(problems.allSatisfy { $0.hasPrefix("back.yaml:3:") }, "\(problems)")
  }

  @Test func `a finger that was released or taken away can go down again`() {
    for end in ["release", "cancel"] {
      let text = "steps: [capture: start, press: A, \(end), tap: B, press: C]"
      #expect(ScriptSamples.problems(in: text) == [])
    }
  }

  @Test func `nesting without end is a problem of the text`() {
    let text = String(repeating: "[", count: 100_000)
    #expect(ScriptSamples.problems(in: text).count == 1)
  }
}
