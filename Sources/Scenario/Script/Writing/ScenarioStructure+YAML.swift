nonisolated extension ScenarioStep.Condition {
  var entries: [(PartKey, String)] {
    var entries = [(PartKey.present, present), (.absent, absent)].filter { !$0.1.isEmpty }
      .map { ($0.0, YAMLText.list($0.1.map(\.yaml))) }
    if !devices.isEmpty {
      entries.append((.device, YAMLText.oneOrList(devices.map(YAMLText.text))))
    }
    if let idiom { entries.append((.idiom, idiom.rawValue)) }
    return entries
  }
}

nonisolated extension ScenarioStep.Branch {
  var lines: [String] {
    ["- \(StepKey.choose.rawValue):"] + condition.entries.indentedLines
      + steps.lines(under: .then)
      + (otherwise.isEmpty ? [] : otherwise.lines(under: .otherwise))
  }
}

nonisolated extension ScenarioStep.Loop {
  /// The entries without the steps.
  var entries: [(PartKey, String)] {
    [(.until, YAMLText.mapping(condition.entries)), (.atMost, "\(limit)")]
  }

  var lines: [String] {
    ["- \(StepKey.loop.rawValue):"] + entries.indentedLines + steps.lines(under: .steps)
  }
}

nonisolated extension [(PartKey, String)] {
  fileprivate var indentedLines: [String] { map { "    \($0.0.rawValue): \($0.1)" } }
}

nonisolated extension [ScenarioStep] {
  fileprivate func lines(under key: PartKey) -> [String] {
    ["    \(key.rawValue):"] + indentedLines.map { "    " + $0 }
  }
}
