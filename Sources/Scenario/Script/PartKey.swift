/// A key inside a step or a setting.
nonisolated enum PartKey: String, CaseIterable {
  case absent, at, battery, by, carrier, checks, date, densest, depth, detail, during, elements,
    enabled, except, finger, focused, frames, from, id, label, levels, locale, name, over,
    percentage, pixels, present, press, reason, role, selected, settled, signal, time, title, to,
    value, velocity, with
  case device, idiom, part, parameters, steps, then, times, until
  case after, before
  case otherwise = "else"
  case atMost = "at-most"
  case inCall = "in-call"
  case sameAs = "same-as"
}
