nonisolated extension StepKey {
  /// What stands after the key, in Markdown.
  var valueNote: String {
    switch self {
    case .tap: "target"
    case .doubleTap: "target"
    case .longPress: "target, or `{at: target, for: 1}`"
    case .press: "target, or `{at: target, finger: 1}`"
    case .move:
      "`{to: [x, y], over: 0.3, finger: 1}`, or `{fingers: {0: [x, y], 1: [x, y]}, over: 0.3}` "
        + "for several at the same time"
    case .release: "nothing, or `{finger: 1}`"
    case .cancel: "nothing"
    case .drag: "`{from: target, to: [x, y], over: 0.3}`"
    case .fling: "`{from: target, velocity: [x, y]}`"
    case .scrollTo: "an element, or `{target: Zoo, in: target, towards: down, at-most: 40}`"
    case .scroll: "`{in: target, by: [dx, dy]}` or `{in: target, to: bottom}`"
    case .pinch: "`{at: target, by: 2, over: 0.4}`"
    case .turn: "`{at: target, by: 90, over: 0.4}`"
    case .wheel: "`{at: [x, y], by: [dx, dy], over: 0.2}`"
    case .secondaryClick: "target, such as `{role: cell, label: Family}`"
    case .segue: "an identifier, or where one without leads, `→ Dock`"
    case .scene:
      "an identifier, a title, a class or another name that the launcher has, with a number, "
        + "`Log In (2)`, where several share it"
    case .key: "a character or a name, or `{press: left, with: [alt]}`"
    case .type: "text"
    case .enter: "`{in: target, text: Ann}`"
    case .clear: "target"
    case .rotate: "nothing, or `left` or `right`"
    case .resize: "`[width, height]`"
    case .restart: "nothing"
    case .look: "the settings from `appearance` to `reduce-transparency`, a single value each"
    case .wait: "seconds"
    case .settle: "nothing"
    case .waitFor: "`{present: [Loaded], absent: [Loading], at-most: 5}`"
    case .openURL: "a link, such as `shop://cart`"
    case .capture:
      "a name, or `{name: row, of: target, margin: 8}`, `{name: list, whole: {in: target}}`, "
        + "`{name: page, except: [target]}`"
    case .film: "`{name: pop, frames: 8, over: 0.5, during: [steps]}`"
    case .audit: "nothing, or `{checks: [clipped, targets]}`, `{except: [contrast]}`"
    case .expect:
      "`{title: …, depth: …, presented: …, elements: …, frame: …, focus: …, screen: …, settled: "
        + "…, same-as: …}`"
    case .note: "text"
    case .use: "`login.part.yaml`, or `{part: login.part.yaml, with: {name: Ann}}`"
    case .forEach: #"`{row: [Files, Photos], steps: [tap: "${row}", settle]}`"#
    case .loop:
      "`{times: 3, steps: [steps]}`, or `{until: {absent: Wait}, at-most: 10, steps: [steps]}`"
    case .choose:
      "`{present: Allow, then: [steps], else: [steps]}`, also with `{absent: …, device: …, "
        + "idiom: phone}`"
    }
  }

  /// What the step does, in Markdown.
  var note: String {
    switch self {
    case .tap: "a finger goes down and up"
    case .doubleTap: "it does so twice, with 0.1 s between"
    case .longPress: "a finger rests on the target, for 0.6 s unless said"
    case .press: "a finger goes down and stays down"
    case .move: "it moves in a straight line; at once without `over`, which is at most 600 s"
    case .release: "it goes up"
    case .cancel: "the system cancels all touches"
    case .drag: "press, move, release"
    case .fling: "a drag of 0.1 s with a velocity in points per second"
    case .scrollTo:
      "a finger scrolls until all of the target is seen, or its middle if it is larger than its list"
    case .scroll:
      "a finger scrolls the list around the target by exactly that distance, or to its `top`, "
        + "`bottom`, `left` or `right` end"
    case .pinch:
      "two fingers opposite each other move until they are so many times as far apart; less "
        + "than 1 brings them together"
    case .turn: "two fingers turn around the target, by degrees clockwise"
    case .wheel: "a wheel turns; with `over`, two fingers move on a touchpad"
    case .secondaryClick: "a mouse's secondary button is clicked, which opens menus"
    case .segue: "the segue of a storyboard is taken that only code takes"
    case .scene: "a scene of the storyboard is shown in place of what is shown"
    case .key: "a key goes down and up"
    case .type: "text is typed"
    case .enter:
      "a field is tapped, unless it has the focus, and emptied by keys, and the text typed"
    case .clear: "the same without a text"
    case .rotate:
      "the screen is rotated between portrait and landscape; or the device is turned that way, "
        + "to the next orientation that the app supports"
    case .resize: "the screen is resized, to 100 to 4096 points in each direction"
    case .restart: "the app ends and is launched again from its saved state; fingers are up then"
    case .look: "the appearance changes"
    case .wait: "time passes"
    case .settle: "time passes until nothing moves"
    case .waitFor:
      "time passes until these [elements](#elements) are there, or not: 5 s unless said"
    case .openURL:
      "the app is asked to open it, as by the system: the delegate of its scene, or else its own"
    case .capture: "a picture is taken, of the [screen or a part](#pictures-of-a-part)"
    case .film: "pictures are taken at equal intervals, the first at once, and put in one strip"
    case .audit:
      "the screen as it is must have none of the faults that [an audit](audit.md) finds in one "
        + "look"
    case .expect: "the screen must meet these [expectations](#expectations)"
    case .note:
      "nothing is done; pages to [share](sharing.md) show the text beside the screen at this point"
    case .use: "the steps of a [part](#parts) are done"
    case .forEach: "the steps are done once for each value"
    case .loop: "the steps are done so often, or until the screen is so"
    case .choose: "some steps are done, or others"
    }
  }
}
