/// A key inside a step or a setting.
nonisolated enum PartKey: String, CaseIterable {
  case absent, at, battery, by, carrier, checks, date, densest, depth, during, elements, except,
    finger, frames, from,
    label, levels, locale, name,
    over, percentage, pixels, present, press, reason, role, settled, signal, time, title, to,
    velocity, with
  case inCall = "in-call"
  case sameAs = "same-as"
}
