import Yams

nonisolated extension ScenarioReader {
  /// A scenario's settings, and those of its folder, which hold unless the scenario has its own.
  struct Settings {
    let own: Entries
    let defaults: Entries?
    /// Where the folder's settings are read.
    let defaultsScope: ReadingScope

    /// Whether one of both has a key.
    func has(_ key: some RawRepresentable<String>) -> Bool {
      own[key] != nil || defaults?[key] != nil
    }
  }

  /// Finds the settings of a scenario and of its folder.
  mutating func settings(_ own: Entries) -> Settings {
    var inner = ReadingScope(
      file: ScenarioSource.defaults(besides: file), isOwn: false,
      rank: SourcePosition(line: 0, column: 0))
    inner.parts = [inner.file]
    var defaults: Entries?
    switch vocabulary.source(inner.file) {
    case .text(let text):
      defaults = inside(inner) { reader in
        reader.compose(text).flatMap { reader.entries(of: $0, .defaults) }
      }
    case .absent: break
    case .unreadable(let words):
      report(
        .structure(.unreadable(path: inner.file, words: words)),
        at: SourcePosition(line: 1, column: 1))
    }
    return Settings(own: own, defaults: defaults, defaultsScope: inner)
  }

  /// Reads a setting where it stands: in the scenario, else in its folder's defaults.
  mutating func read<Value>(
    _ key: some RawRepresentable<String>, in settings: Settings,
    _ body: (inout ScenarioReader, Node) -> Value?
  ) -> Value? {
    if let node = settings.own[key] { return body(&self, node) }
    guard let node = settings.defaults?[key] else { return nil }
    return inside(scope(of: settings)) { body(&$0, node) }
  }

  /// Where the folder's settings are read, with the values that names have now.
  private func scope(of settings: Settings) -> ReadingScope {
    var inner = settings.defaultsScope
    inner.values = scope.values
    return inner
  }

  // MARK: Parameters and cases

  /// Gives the parameters of a scenario and its folder their values: those that are set by the command
  /// line, and those of a case.
  mutating func bind(_ settings: Settings, set: [String: String], caseNamed name: String?) {
    let key = SettingKey.parameters
    let ofFolder = settings.defaults?[key].map { node in
      inside(settings.defaultsScope) { $0.parameters(node) }
    }
    let own = settings.own[key].map { parameters($0) }
    let all = (ofFolder ?? []) + (own ?? [])
    for parameter in all {
      scope.values[parameter.name] = .some(set[parameter.name] ?? parameter.value)
    }
    names = scope.values.keys.sorted()
    if let name, let node = settings.own[SettingKey.cases] { bind(caseNamed: name, in: node) }
    for parameter in all where scope.values[parameter.name] == .some(nil) {
      // What is wrong with its own value was reported.
      guard parameter.isMissing else { continue }
      inside(parameter.place.file == nil ? scope : settings.defaultsScope) {
        $0.report(.structure(.noValue(parameter.name)), at: parameter.place)
      }
    }
  }

  private mutating func bind(caseNamed name: String, in node: Node) {
    guard case .mapping(let mapping) = node else { return }
    for entry in mapping where word(entry.key) == name {
      for (name, node) in named(entry.value, for: name) {
        scope.values[name] = .some(text(node, for: name, canBeEmpty: true))
      }
    }
  }

  /// The names of the cases; empty if there are none.
  mutating func caseNames(_ node: Node) -> [String] {
    guard case .mapping(let mapping) = node else {
      report(
        .structure(.noNames(key: SettingKey.cases.rawValue, found: node.value)), at: node.place)
      return []
    }
    if mapping.isEmpty { report(.emptyList(key: SettingKey.cases.rawValue), at: node.place) }
    return mapping.compactMap { entry in
      if let name = word(entry.key), Self.isName(name) { return name }
      report(.structure(.badCase(entry.key.value)), at: entry.key.place)
      return nil
    }
  }
}
