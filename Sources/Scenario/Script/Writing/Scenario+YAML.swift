import Foundation
import NavigationKit

nonisolated extension Scenario {
  /// The scenario as YAML; parsing it gives the same scenario apart from positions.
  ///
  /// Looks are written as lists of values, of which they are all combinations.
  public var yaml: String {
    let lines = settings + (steps.isEmpty ? ["steps: []"] : ["steps:"] + steps.indentedLines)
    return lines.map { $0 + "\n" }.joined()
  }

  private var settings: [String] {
    var entries: [(String, String)] = []
    func add(_ key: SettingKey, _ value: String) { entries.append((key.rawValue, value)) }
    if let app { add(.app, YAMLText.text(app.value)) }
    if let description { add(.description, YAMLText.text(description)) }
    if let language { add(.language, YAMLText.text(language.value)) }
    if !devices.isEmpty {
      add(.device, YAMLText.oneOrList(devices.map { YAMLText.text($0.value) }))
    }
    for key in LookKey.allCases {
      var words: [String] = []
      for word in looks.compactMap(key.word) where !words.contains(word) { words.append(word) }
      if !words.isEmpty { entries.append((key.rawValue, YAMLText.oneOrList(words))) }
    }
    if hasKeyboard { add(.keyboard, "true") }
    if let statusBar { add(.statusBar, statusBar.yaml) }
    if let time { add(.time, time.yaml) }
    if pointer != .touch { add(.pointer, pointer.rawValue) }
    if let tolerance { add(.tolerance, tolerance.yaml) }
    if !tags.isEmpty { add(.tags, YAMLText.oneOrList(tags.map(YAMLText.text))) }
    if choice != .all { add(.looks, choice.rawValue) }
    return entries.map { "\($0): \($1)" }
  }
}

nonisolated extension StatusBar {
  /// The settings that differ from the default status bar, as YAML.
  fileprivate var yaml: String {
    let defaults = StatusBar()
    var entries: [(PartKey, String)] = []
    if time != defaults.time { entries.append((.time, YAMLText.text(time))) }
    if let date { entries.append((.date, YAMLText.text(date))) }
    if carrier != defaults.carrier { entries.append((.carrier, YAMLText.text(carrier))) }
    if signal != defaults.signal { entries.append((.signal, "\(signal)")) }
    if battery != defaults.battery {
      entries.append((.battery, "\(Int((battery * 100).rounded()))"))
    }
    if let showsPercentage { entries.append((.percentage, "\(showsPercentage)")) }
    if locale != defaults.locale { entries.append((.locale, YAMLText.text(locale.identifier))) }
    if isInCall { entries.append((.inCall, "true")) }
    return YAMLText.mapping(entries)
  }
}

nonisolated extension PictureTolerance {
  fileprivate var yaml: String {
    var entries: [(PartKey, String)] = [(.levels, "\(levels)"), (.pixels, "\(pixels)")]
    if let densest { entries.append((.densest, "\(densest)")) }
    entries.append((.reason, YAMLText.text(reason)))
    return YAMLText.mapping(entries)
  }
}

nonisolated extension LookKey {
  /// The key's value for a look; nil if the look does not set it.
  func word(for look: Look) -> String? {
    guard let flag else { return look.textSize.map(YAMLText.text) }
    return look[keyPath: flag].flatMap { isOn in words.first { $0.isOn == isOn }?.word }
  }
}
