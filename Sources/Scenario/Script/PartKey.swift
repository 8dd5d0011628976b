/// A key inside a step or a setting.
nonisolated enum PartKey: String, CaseIterable {
  case above, absent, after, at, battery, before, below, by, carrier, checks, count, date, densest,
    depth, detail, device, during, elements, enabled, except, finger, fingers, focus, focused,
    frame, frames, from, id, idiom, label, levels, locale, margin, matches, name, nth, of, order,
    over, parameters, part, percentage, pixels, present, presented, press, reason, role, screen,
    selected, settled, signal, size, steps, target, text, then, time, times, title, to, towards,
    until, value, velocity, whole, with, zone
  case atLeast = "at-least"
  case atMost = "at-most"
  case duration = "for"
  case inside = "in"
  case exactly = "is"
  case otherwise = "else"
  case style = "as"
  case within = "inside"
  case inCall = "in-call"
  case sameAs = "same-as"
}
