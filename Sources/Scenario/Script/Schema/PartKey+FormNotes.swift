nonisolated extension PartKey {
  /// What the keys of a mapping are, in Markdown, but for those of elements and of `expect`.
  ///
  /// - Parameter name: The name of its form.
  static func notes(inside name: String) -> [PartKey: String]? {
    gestureNotes[name] ?? stepNotes[name] ?? expectedNotes[name] ?? settingNotes[name]
  }

  /// Inside the steps of fingers.
  private static let gestureNotes: [String: [PartKey: String]] = [
    StepKey.press.rawValue: [.at: "where the finger goes down", .finger: whichFinger],
    StepKey.move.rawValue: [
      .to: "where the finger moves", .over: "in how many seconds; at once if not said",
      .finger: whichFinger,
      .fingers: "where several fingers move at the same time, each by its number",
    ],
    StepKey.release.rawValue: [.finger: whichFinger],
    StepKey.drag.rawValue: [
      .from: "where the finger goes down", .to: "where it goes up", .over: seconds,
    ],
    StepKey.fling.rawValue: [
      .from: "where the finger goes down",
      .velocity: "how fast it goes to the right and down, in points per second",
    ],
    StepKey.longPress.rawValue: [
      .at: "where the finger rests", .duration: "for how many seconds; 0.6 if not said",
    ],
    StepKey.pinch.rawValue: [
      .at: "what the fingers are around", .by: "how many times as far apart they are at the end",
      .over: seconds,
    ],
    StepKey.turn.rawValue: [
      .at: "what the fingers are around", .by: "by how many degrees clockwise", .over: seconds,
    ],
    StepKey.wheel.rawValue: [
      .at: "where the pointer is", .by: "how far it scrolls to the right and down, in points",
      .over: "in how many seconds two fingers do so on a touchpad; a wheel does if not said",
    ],
    StepKey.scroll.rawValue: [
      .inside: whichList, .by: "how far to the right and down, in points", .to: "to which end",
    ],
    StepKey.scrollTo.rawValue: [
      .target: "what is looked for",
      .inside: whichList + "; the one around the target, or the foremost, if not said",
      .towards: "the only direction to look in; to the end, back and sideways if not said",
      .atMost: "how often the finger drags, each way; 40 times if not said",
    ],
    MappingForm.whole.name: [.inside: whichList],
  ]

  /// Inside other steps.
  private static let stepNotes: [String: [PartKey: String]] = [
    StepKey.enter.rawValue: [
      .inside: "the field", .text: "what it holds then; nothing if it is empty",
    ],
    StepKey.key.rawValue: [
      .press: "a character or the name of a key", .with: "the keys that are held down meanwhile",
    ],
    StepKey.waitFor.rawValue: [
      .present: onScreen, .absent: offScreen, .atMost: "for how many seconds; 5 if not said",
    ],
    StepKey.capture.rawValue: [
      .name: pictureName, .of: "the element to show; all of the screen if not said",
      .margin: "how many points around it are shown, too",
      .whole: "the list to show all of, in one picture",
      .except: "elements to paint over, as they differ from run to run",
    ],
    StepKey.film.rawValue: [
      .name: pictureName, .frames: "how many pictures", .over: seconds,
      .during: "steps that are done meanwhile",
    ],
    StepKey.audit.rawValue: [
      .checks: "what is looked for; all that can be found in one look if not said",
      .except: "what is not looked for",
    ],
    StepKey.use.rawValue: [
      .part: "the path of the part, relative to this file", .with: "values of its parameters",
    ],
    StepKey.forEach.rawValue: [.steps: "the steps that are done with each value"],
    StepKey.loop.rawValue: [
      .steps: "the steps that are done several times", .times: "how often",
      .until: "what ends it, looked at before each turn",
      .atMost: "after how many turns it fails if that is not so yet",
    ],
    MappingForm.until.name: [.present: onScreen, .absent: offScreen],
    StepKey.choose.rawValue: [
      .present: onScreen, .absent: offScreen, .device: "the devices on which it is so",
      .idiom: "the kind of device on which it is so", .then: "the steps if all this is so",
      .otherwise: "the steps if not",
    ],
  ]

  /// Inside what `expect` asks for.
  private static let expectedNotes: [String: [PartKey: String]] = [
    MappingForm.elements.name: [
      .present: onScreen, .absent: offScreen, .count: "how many elements of a kind there are",
      .order: "elements in their reading order; others may be between",
    ],
    MappingForm.count.name: [
      .exactly: "exactly so many", .atLeast: "so many or more", .atMost: "so many or fewer",
    ],
    MappingForm.presented.name: [.title: "its title", .style: "how it is presented"],
    MappingForm.pattern(PartKey.title.rawValue).name: [.matches: pattern],
    MappingForm.frame.name: [
      .of: "the element", .at: "where its top left corner is", .size: "how large it is",
      .atLeast: "how large it is, or larger",
      .within: "what it is inside of: `safe area`, `screen` or another element",
    ],
  ]

  /// Inside settings and in the other kinds of files.
  private static let settingNotes: [String: [PartKey: String]] = [
    MappingForm.tolerance.name: [
      .levels: "how far a component of a colour may differ, 0 to 255",
      .pixels: "how many pixels may differ",
      .densest: "how many of them may be inside any 8×8 pixels",
      .reason: "why the comparison cannot be exact",
    ],
    MappingForm.statusBar.name: [
      .time: "the time that it shows, as a text", .date: "the date beside it on a pad, or none",
      .carrier: "the network's name, where no cut-out takes its room",
      .signal: "how many bars are full", .battery: "the charge in percent",
      .percentage: "`true` or `false`: whether the charge is shown as a number",
      .locale: "by which the time is followed by AM or PM: `en_US` if not said",
      .inCall: "`true` for a call in the background",
    ],
    MappingForm.time.name: [
      .zone: "the name of the time zone, such as `Europe/Zurich`",
      .date: "the day, or the day and the time: `2026-03-01 14:30`; at 9:41 if not said",
    ],
    MappingForm.part.name: [
      .steps: "the steps, in order", .parameters: "the names for its texts, with values or none",
    ],
    MappingForm.defaults.name: [
      .before: "steps before those of each scenario", .after: "steps after those of each scenario",
    ],
  ]

  private static let whichFinger = "the number of the finger; 0 if not said"
  private static let whichList = "what is in the list, or is the list"
  private static let seconds = "in how many seconds"
  private static let onScreen = "elements that are on screen"
  private static let offScreen = "elements that are not on screen"
  private static let pictureName = "the name of the picture"
  private static let pattern =
    "a regular expression for all of it, in which upper and lower case differ"
}
