import Foundation
import NavigationKit
import Yams

nonisolated extension ScenarioReader {
  /// Reads a whole scenario.
  mutating func scenario(_ root: Node) -> Scenario? {
    guard let entries = entries(of: root, .scenario) else { return nil }
    let app = entries[SettingKey.app].flatMap { self.app($0) }
    let language = entries[SettingKey.language].flatMap { node in
      text(node, for: "language").map { Located($0, at: node.place) }
    }
    let devices = entries[SettingKey.device].map { self.devices($0) } ?? []
    let description = text(
      entries[SettingKey.description], for: "description", canBeEmpty: true)
    let looks = self.looks(entries)
    let hasKeyboard = flag(entries[SettingKey.keyboard], for: "keyboard")
    let statusBar = entries[SettingKey.statusBar].flatMap { self.statusBar($0) }
    let pointer = choice(
      entries[SettingKey.pointer], for: "pointer",
      among: Scenario.Pointer.allCases.map { ($0.rawValue, $0) })
    let tolerance = entries[SettingKey.tolerance].flatMap { self.tolerance($0) }
    guard let list = entries[SettingKey.steps] else { return nil }
    let steps = self.steps(list, for: "steps")
    if steps != nil, needsChecks, !order.checksSomething { report(.checksNothing, at: list.place) }
    var scenario = Scenario(
      app: app, language: language, devices: devices, looks: looks,
      hasKeyboard: hasKeyboard ?? false, statusBar: statusBar, pointer: pointer ?? .touch,
      tolerance: tolerance, steps: steps ?? [])
    scenario.description = description?.isEmpty == true ? nil : description
    return scenario
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
      report(.unknownApp(node.value, among: vocabulary.apps + vocabulary.files()), at: node.place)
    }
    return Located(name, at: node.place)
  }

  private mutating func devices(_ node: Node) -> [Located<String>] {
    var devices: [Located<String>] = []
    for item in each(of: node, for: "device") {
      guard let name = text(item, for: "device") else { continue }
      if !vocabulary.isDevice(name) {
        report(.unknownDevice(item.value, among: vocabulary.devices), at: item.place)
      } else if devices.contains(where: { $0.value == name }) {
        report(.repeatedValue(item.value), at: item.place)
      }
      devices.append(Located(name, at: item.place))
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
