import Yams

nonisolated extension FlowConverter {
  /// The lines of a command.
  mutating func step(_ name: String, _ value: Node?, _ node: Node) -> [String] {
    let value = value ?? Node("")
    switch name {
    case "tapOn", "doubleTapOn", "longPressOn": return touch(name, value)
    case "assertVisible": return expectation("present", value, node)
    case "assertNotVisible": return expectation("absent", value, node)
    case "extendedWaitUntil": return wait(value, node)
    case "waitForAnimationToEnd": return [Self.settle]
    case "inputText": return ["- type: \((value["text"] ?? value).flowText)", Self.settle]
    case "eraseText": return erasure(value)
    case "pressKey": return key(value, node)
    case "back": return ["- key: escape", Self.settle]
    case "scroll": return scroll()
    case "scrollUntilVisible": return scrollTo(value, node)
    case "swipe": return swipe(value, node)
    case "takeScreenshot", "assertScreenshot": return capture(value, node)
    case "setOrientation": return rotation(value, node)
    case "setDarkMode":
      let isDark = ["true", "enabled"].contains((value["enabled"] ?? value).string?.lowercased())
      return ["- look: {appearance: \(isDark ? "dark" : "light")}", Self.settle]
    case "openLink":
      return ["- open-url: \((value["link"] ?? value).flowText)", Self.settle]
    case "launchApp": return launch(node)
    case "runFlow": return flow(value, node)
    case "repeat": return loop(value, node)
    case "retry":
      note("retry is not needed, as a run is the same each time: its commands stand once", at: node)
      return steps(of: value["commands"].map(\.flowList) ?? [])
    default: return comment(Self.cure(for: name), at: node)
    }
  }

  /// What to do in place of a command that no step stands for.
  private static func cure(for name: String) -> String {
    switch name {
    case "stopApp", "killApp", "clearState", "clearKeychain", "setPermissions":
      "\(name) is not needed: each run begins with a fresh app"
    case "assertTrue", "evalScript", "runScript":
      "\(name) runs JavaScript, which a scenario does not: write a Swift test with a Stage"
    case "hideKeyboard": "hideKeyboard: tap beside the field, or press return, as the app has it"
    case "startRecording", "stopRecording": "\(name): put the steps into a film, under during"
    case "toggleDarkMode", "assertDarkMode", "assertLightMode":
      "\(name): a scenario's appearance says which mode it is"
    default: "\(name) has no counterpart in a scenario"
    }
  }

  private mutating func launch(_ node: Node) -> [String] {
    guard isLaunched else {
      isLaunched = true
      return []
    }
    return ["- restart", Self.settle]
  }

  // MARK: Expectations

  /// What must be on screen, or must not; Maestro waits for it some seconds.
  private mutating func expectation(_ key: String, _ value: Node, _ node: Node) -> [String] {
    guard value["optional"]?.bool != true else {
      return comment("what is optional is not expected: left out", at: node)
    }
    return [Self.settle, "- expect: {elements: {\(key): [\(target(value))]}}"]
  }

  private mutating func wait(_ value: Node, _ node: Node) -> [String] {
    guard let condition = condition(value) else {
      return comment("extendedWaitUntil asks for nothing that can be seen", at: node)
    }
    let seconds = min(
      (value["timeout"]?.float ?? Self.longestWait) / 1000, Quantity.movement.range.upperBound)
    return ["- wait-for: {\(condition), at-most: \(YAMLText.number(seconds))}"]
  }

  /// Maestro's wait for something that is not there yet, in milliseconds (its `assertVisible`).
  private static let longestWait = 7000.0

  /// `present` and `absent` of something that Maestro calls visible or not; nil without either.
  mutating func condition(_ value: Node) -> String? {
    var entries: [String] = []
    if let node = value["visible"] { entries.append("present: [\(target(node))]") }
    if let node = value["notVisible"] { entries.append("absent: [\(target(node))]") }
    return entries.isEmpty ? nil : entries.joined(separator: ", ")
  }

  private mutating func capture(_ value: Node, _ node: Node) -> [String] {
    let path = (value["path"] ?? value).string ?? ""
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let plain = String(name.map { $0.isLetter || $0.isNumber || " -_.".contains($0) ? $0 : "-" })
    let allowed = newName(plain)
    guard !plain.isEmpty else { return comment("a capture needs a name", at: node) }
    guard let crop = value["cropOn"] else { return ["- capture: \(YAMLText.text(allowed))"] }
    return ["- capture: {name: \(YAMLText.text(allowed)), of: \(target(crop))}"]
  }

  private mutating func rotation(_ value: Node, _ node: Node) -> [String] {
    let way = (value["orientation"] ?? value).string?.uppercased() ?? ""
    switch way {
    case "LANDSCAPE_LEFT": return ["- rotate: left", Self.settle]
    case "LANDSCAPE_RIGHT": return ["- rotate: right", Self.settle]
    default:
      note("rotate turns between upright and sideways: take it out where nothing turns", at: node)
      return ["- rotate", Self.settle]
    }
  }
}
