/// A key inside a step or a setting.
nonisolated enum PartKey: String, CaseIterable {
  case above, absent, after, at, battery, before, below, by, carrier, checks, date, densest, depth,
    detail, during, elements, enabled, except, finger, focused, frames, from, id, label, levels,
    locale, matches, name, nth, over, percentage, pixels, present, press, reason, role, selected,
    settled, signal, time, title, to, value, velocity, with
  case inside = "in"
  case inCall = "in-call"
  case sameAs = "same-as"
}
