nonisolated extension StepKey {
  /// What stands after a key, and what the step does, in Markdown.
  typealias Note = (value: String, effect: String)

  /// What stands after the key, in Markdown.
  var valueNote: String { Self.notes[self]?.value ?? "" }

  /// What the step does, in Markdown.
  var note: String { Self.notes[self]?.effect ?? "" }

  private static let notes: [StepKey: Note] = [
    fingerNotes, keyNotes, deviceNotes, checkNotes, madeNotes,
  ]
  .reduce(into: [:]) { $0.merge($1) { first, _ in first } }

  /// Steps of fingers.
  private static let fingerNotes: [StepKey: Note] = [
    .tap: ("target", "a finger goes down and up"),
    .doubleTap: ("target", "it does so twice, with 0.1 s between"),
    .longPress: (
      "target, or `{at: target, for: 1}`",
      "a finger rests on the target, for 0.6 s unless said"
    ),
    .press: ("target, or `{at: target, finger: 1}`", "a finger goes down and stays down"),
    .move: (
      "`{to: [x, y], over: 0.3, finger: 1}`, or `{fingers: {0: [x, y], 1: [x, y]}, over: 0.3}` "
        + "for several at the same time",
      "it moves in a straight line; at once without `over`, which is at most 600 s"
    ),
    .release: ("nothing, or `{finger: 1}`", "it goes up"),
    .cancel: ("nothing", "the system cancels all touches"),
    .drag: ("`{from: target, to: [x, y], over: 0.3}`", "press, move, release"),
    .fling: (
      "`{from: target, velocity: [x, y]}`",
      "a drag of 0.1 s with a velocity in points per second"
    ),
    .scrollTo: (
      "an element, or `{target: Zoo, in: target, towards: down, at-most: 40}`",
      "a finger scrolls until all of the target is seen, or its middle if it is larger than its list"
    ),
    .scroll: (
      "`{in: target, by: [dx, dy]}` or `{in: target, to: bottom}`",
      "a finger scrolls the list around the target by exactly that distance, or to its `top`, "
        + "`bottom`, `left` or `right` end"
    ),
    .pinch: (
      "`{at: target, by: 2, over: 0.4}`",
      "two fingers opposite each other move until they are so many times as far apart; less "
        + "than 1 brings them together"
    ),
    .turn: (
      "`{at: target, by: 90, over: 0.4}`",
      "two fingers turn around the target, by degrees clockwise"
    ),
  ]

  /// Steps of pointers, storyboards and keys.
  private static let keyNotes: [StepKey: Note] = [
    .wheel: (
      "`{at: [x, y], by: [dx, dy], over: 0.2}`",
      "a wheel turns; with `over`, two fingers move on a touchpad"
    ),
    .secondaryClick: (
      "target, such as `{role: cell, label: Family}`",
      "a mouse's secondary button is clicked, which opens menus"
    ),
    .segue: (
      "an identifier, or where one without leads, `→ Dock`",
      "the segue of a storyboard is taken that only code takes"
    ),
    .scene: (
      "an identifier, a title, a class or another name that the launcher has, with a number, "
        + "`Log In (2)`, where several share it",
      "a scene of the storyboard is shown in place of what is shown"
    ),
    .key: ("a character or a name, or `{press: left, with: [alt]}`", "a key goes down and up"),
    .type: ("text", "text is typed"),
    .enter: (
      "`{in: target, text: Ann}`",
      "a field is tapped, unless it has the focus, and emptied by keys, and the text typed"
    ),
    .clear: ("target", "the same without a text"),
  ]

  /// Steps of the device and the time.
  private static let deviceNotes: [StepKey: Note] = [
    .rotate: (
      "nothing, or `left` or `right`",
      "the screen is rotated between portrait and landscape; or the device is turned that way, "
        + "to the next orientation that the app supports"
    ),
    .resize: (
      "`[width, height]`",
      "the screen is resized, to 100 to 4096 points in each direction"
    ),
    .restart: (
      "nothing",
      "the app ends and is launched again from its saved state; fingers are up then"
    ),
    .look: (
      "the settings from `appearance` to `reduce-transparency`, a single value each",
      "the appearance changes"
    ),
    .wait: ("seconds", "time passes"),
    .settle: ("nothing", "time passes until nothing moves"),
    .waitFor: (
      "`{present: [Loaded], absent: [Loading], at-most: 5}`",
      "time passes until these [elements](#elements) are there, or not: 5 s unless said"
    ),
    .openURL: (
      "a link, such as `shop://cart`",
      "the app is asked to open it, as by the system: the delegate of its scene, or else its own"
    ),
  ]

  /// Steps that look at the screen.
  private static let checkNotes: [StepKey: Note] = [
    .capture: (
      "a name, or `{name: row, of: target, margin: 8}`, `{name: list, whole: {in: target}}`, "
        + "`{name: page, except: [target]}`",
      "a picture is taken, of the [screen or a part](#pictures-of-a-part)"
    ),
    .film: (
      "`{name: pop, frames: 8, over: 0.5, during: [steps]}`",
      "pictures are taken at equal intervals, the first at once, and put in one strip"
    ),
    .audit: (
      "nothing, or `{checks: [clipped, targets]}`, `{except: [contrast]}`",
      "the screen as it is must have none of the faults that [an audit](audit.md) finds in one "
        + "look"
    ),
    .expect: (
      "`{title: …, depth: …, presented: …, elements: …, frame: …, focus: …, screen: …, settled: "
        + "…, same-as: …}`",
      "the screen must meet these [expectations](#expectations)"
    ),
    .note: (
      "text",
      "nothing is done; pages to [share](sharing.md) show the text beside the screen at this point"
    ),
  ]

  /// Steps that are made of others.
  private static let madeNotes: [StepKey: Note] = [
    .use: (
      "`login.part.yaml`, or `{part: login.part.yaml, with: {name: Ann}}`",
      "the steps of a [part](#parts) are done"
    ),
    .forEach: (
      #"`{row: [Files, Photos], steps: [tap: "${row}", settle]}`"#,
      "the steps are done once for each value"
    ),
    .loop: (
      "`{times: 3, steps: [steps]}`, or `{until: {absent: Wait}, at-most: 10, steps: [steps]}`",
      "the steps are done so often, or until the screen is so"
    ),
    .choose: (
      "`{present: Allow, then: [steps], else: [steps]}`, also with `{absent: …, device: …, "
        + "idiom: phone}`",
      "some steps are done, or others"
    ),
  ]
}
