import Foundation
import NavigationKit
import Yams

nonisolated extension ScenarioReader {
  /// Reads a whole scenario, or one of its cases.
  ///
  /// - Parameter set: The values of parameters that the command line sets.
  mutating func scenario(
    _ root: Node, set: [String: String] = [:], caseNamed caseName: String? = nil
  ) -> Scenario? {
    guard let entries = entries(of: root, .scenario) else { return nil }
    let settings = self.settings(entries)
    bind(settings, set: set, caseNamed: caseName)
    var scenario = self.scenario(settings)
    scenario.caseName = caseName
    guard let list = entries[SettingKey.steps] else { return nil }
    let before = read(PartKey.before, in: settings) { $0.steps($1, for: "before") }
    let steps = self.steps(list, for: "steps")
    let after = read(PartKey.after, in: settings) { reader, node in
      reader.scope.rank?.line = .max
      return reader.steps(node, for: "after")
    }
    if steps != nil, needsChecks, !order.checksSomething { report(.checksNothing, at: list.place) }
    scenario.steps = (before ?? []) + (steps ?? []) + (after ?? [])
    return scenario
  }

  private mutating func scenario(_ settings: Settings) -> Scenario {
    let app = read(SettingKey.app, in: settings) { $0.app($1) }
    let language = read(SettingKey.language, in: settings) { reader, node in
      reader.text(node, for: "language").map { Located($0, at: reader.place(of: node)) }
    }
    let devices = read(SettingKey.device, in: settings) { $0.devices($1) }
    let description = read(SettingKey.description, in: settings) {
      $0.text($1, for: "description", canBeEmpty: true)
    }
    let looks = self.looks(settings)
    let hasKeyboard = read(SettingKey.keyboard, in: settings) { $0.flag($1, for: "keyboard") }
    let statusBar = read(SettingKey.statusBar, in: settings) { $0.statusBar($1) }
    let time = read(SettingKey.time, in: settings) { $0.time($1) }
    let pointer = read(SettingKey.pointer, in: settings) {
      $0.choice(
        $1, for: "pointer", among: Scenario.Pointer.allCases.map { ($0.rawValue, $0) })
    }
    let tolerance = read(SettingKey.tolerance, in: settings) { $0.tolerance($1) }
    let tags = read(SettingKey.tags, in: settings) { $0.tags($1) }
    let choice = read(SettingKey.looks, in: settings) {
      $0.choice(
        $1, for: "looks", among: Scenario.LookChoice.allCases.map { ($0.rawValue, $0) })
    }
    var scenario = Scenario(
      app: app, language: language, devices: devices ?? [], looks: looks,
      hasKeyboard: hasKeyboard ?? false, statusBar: statusBar, pointer: pointer ?? .touch,
      tolerance: tolerance, steps: [])
    scenario.description = description?.isEmpty == true ? nil : description
    scenario.time = time
    (scenario.tags, scenario.choice) = (tags ?? [], choice ?? .all)
    return scenario
  }

  private mutating func tags(_ node: Node) -> [String] {
    each(of: node, for: "tags").compactMap { text($0, for: "tags") }
  }

  private mutating func statusBar(_ node: Node) -> StatusBar? {
    guard let entries = entries(of: node, .statusBar) else { return nil }
    var bar = StatusBar()
    if let time = text(entries[PartKey.time], for: "time") { bar.time = time }
    bar.date = text(entries[PartKey.date], for: "date", canBeEmpty: true)
    if let locale = text(entries[PartKey.locale], for: "locale") {
      bar.locale = Locale(identifier: locale)
    }
    bar.showsPercentage = flag(entries[PartKey.percentage], for: "percentage")
    if let carrier = text(entries[PartKey.carrier], for: "carrier") { bar.carrier = carrier }
    if let signal = whole(entries[PartKey.signal], for: "signal", .signal) { bar.signal = signal }
    if let level = whole(entries[PartKey.battery], for: "battery", .percent) {
      bar.battery = CGFloat(level) / 100
    }
    if let isInCall = flag(entries[PartKey.inCall], for: "in-call") { bar.isInCall = isInCall }
    return bar
  }

  private mutating func app(_ node: Node) -> Located<String>? {
    guard let name = text(node, for: "app") else { return nil }
    if !vocabulary.apps.contains(name), !vocabulary.isPath(name) {
      report(.unknownApp(.text(name), among: vocabulary.apps + vocabulary.files()), at: node.place)
    }
    return Located(name, at: place(of: node))
  }

  mutating func devices(_ node: Node) -> [Located<String>] {
    var devices: [Located<String>] = []
    for item in each(of: node, for: "device") {
      guard let name = text(item, for: "device") else { continue }
      if !vocabulary.isDevice(name) {
        report(.unknownDevice(.text(name), among: vocabulary.devices), at: item.place)
      } else if devices.contains(where: { $0.value == name }) {
        report(.repeatedValue(.text(name)), at: item.place)
      }
      devices.append(Located(name, at: place(of: item)))
    }
    return devices
  }

  private mutating func tolerance(_ node: Node) -> PictureTolerance? {
    guard let entries = entries(of: node, .tolerance) else { return nil }
    let levels = whole(entries[PartKey.levels], for: "levels", .levels)
    let pixels = whole(entries[PartKey.pixels], for: "pixels", .pixels)
    let densest = whole(entries[PartKey.densest], for: "densest", .densest)
    let reason = text(entries[PartKey.reason], for: "reason")
    guard let levels, let pixels, let reason else { return nil }
    return PictureTolerance(levels: levels, pixels: pixels, densest: densest, reason: reason)
  }
}
