import Yams

nonisolated extension ScenarioReader {
  /// All combinations of the values of the look's keys.
  mutating func looks(_ settings: Settings) -> [Look] {
    var looks = [Look()]
    for key in LookKey.allCases {
      guard let options = read(key, in: settings, { $0.options($1, for: key) }) else { continue }
      looks = looks.flatMap { look in options.map { look.replacing(key, from: $0) } }
    }
    return looks
  }

  private mutating func options(_ node: Node, for key: LookKey) -> [Look] {
    var options: [Look] = []
    for item in each(of: node, for: key.rawValue) {
      guard let option = option(item, for: key) else { continue }
      if options.contains(option) {
        report(.repeatedValue(item.value), at: item.place)
      }
      options.append(option)
    }
    return options
  }

  /// Reads a `look` step.
  mutating func look(_ node: Node) -> Look? {
    guard let entries = entries(of: node, inside: .look) else { return nil }
    if entries.nodes.isEmpty { report(.emptyLook, at: node.place) }
    var look = Look()
    for key in LookKey.allCases {
      guard let option = entries[key].flatMap({ option($0, for: key) }) else { continue }
      look = look.replacing(key, from: option)
    }
    return look
  }

  /// A look with the value of one key only.
  private mutating func option(_ node: Node, for key: LookKey) -> Look? {
    var look = Look()
    guard let flag = key.flag else {
      look.textSize = textSize(node, for: key.rawValue)
      return look.textSize.map { _ in look }
    }
    let words = key.words.map { (word: $0.word, value: $0.isOn) }
    guard let isOn = choice(node, for: key.rawValue, among: words) else { return nil }
    look[keyPath: flag] = isOn
    return look
  }

  private mutating func textSize(_ node: Node, for name: String) -> String? {
    let sizes = ScreenSettings.textSizes
    guard let node = filled(node) else { return nil }
    let typed = word(node)?.lowercased()
    if let size = sizes.first(where: { $0.short.lowercased() == typed || $0.long == typed }) {
      return size.short
    }
    report(node, for: name, expected: .textSize)
    return nil
  }
}

nonisolated extension Look {
  /// The look with one key's value from another look.
  func replacing(_ key: LookKey, from other: Look) -> Look {
    var look = self
    if let flag = key.flag {
      look[keyPath: flag] = other[keyPath: flag]
    } else {
      look.textSize = other.textSize
    }
    return look
  }
}
