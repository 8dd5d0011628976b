import Foundation

nonisolated extension ScenarioStep.CaptureStep {
  /// The name alone, unless only a part is on the picture, or some is left out.
  var yaml: String {
    var entries = [(PartKey.name, YAMLText.text(name))]
    switch part {
    case .screen: break
    case .element(let query, let margin):
      entries.append((.of, query.yaml))
      if margin != 0 { entries.append((.margin, YAMLText.number(margin))) }
    case .whole(let area):
      entries.append((.whole, YAMLText.mapping([(.inside, area.yaml)])))
    }
    if !except.isEmpty { entries.append((.except, YAMLText.list(except.map(\.yaml)))) }
    return entries.count == 1 ? YAMLText.text(name) : YAMLText.mapping(entries)
  }
}

nonisolated extension ScenarioStep.PresentedQuery {
  var yaml: String {
    if style == nil, case .exact(let text)? = title, !text.isEmpty { return YAMLText.text(text) }
    return YAMLText.mapping(
      (title.map { [(.title, $0.yaml)] } ?? []) + (style.map { [(.style, $0.rawValue)] } ?? []))
  }
}

nonisolated extension ScenarioStep.CountQuery {
  var yaml: String {
    let element = element.entries
    if let least, least == most { return YAMLText.mapping(element + [(.exactly, "\(least)")]) }
    return YAMLText.mapping(
      element + (least.map { [(.atLeast, "\($0)")] } ?? [])
        + (most.map { [(.atMost, "\($0)")] } ?? []))
  }
}

nonisolated extension ScenarioStep.FrameQuery {
  var yaml: String {
    var entries = [(PartKey.of, element.yaml)]
    if let origin { entries.append((.at, origin.yaml)) }
    if let size { entries.append((.size, size.yaml)) }
    if let least { entries.append((.atLeast, least.yaml)) }
    switch area {
    case .screen?: entries.append((.within, Area.screenWord))
    case .safeArea?: entries.append((.within, Area.safeAreaWord))
    case .element(let query)?: entries.append((.within, query.yaml))
    case nil: break
    }
    return YAMLText.mapping(entries)
  }
}

nonisolated extension ScenarioStep.Expectation {
  /// The entries about single elements.
  var elementEntries: [(PartKey, String)] {
    var entries = [(PartKey.present, present), (.absent, absent)].filter { !$0.1.isEmpty }
      .map { ($0.0, YAMLText.list($0.1.map(\.yaml))) }
    if !counts.isEmpty { entries.append((.count, YAMLText.oneOrList(counts.map(\.yaml)))) }
    if !order.isEmpty { entries.append((.order, YAMLText.list(order.map(\.yaml)))) }
    return entries
  }

  /// The entries about places and the whole screen.
  var screenEntries: [(PartKey, String)] {
    var entries: [(PartKey, String)] = []
    if !frames.isEmpty { entries.append((.frame, YAMLText.oneOrList(frames.map(\.yaml)))) }
    if let focus { entries.append((.focus, focus.yaml)) }
    if let lines { entries.append((.screen, YAMLText.list(lines.map(YAMLText.text)))) }
    return entries
  }
}
