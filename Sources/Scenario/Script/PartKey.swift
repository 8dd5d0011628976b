/// A key inside a step or a setting.
nonisolated enum PartKey: String, CaseIterable {
  case absent, at, by, densest, depth, during, elements, finger, frames, from, label, levels, name,
    over, pixels, present, press, reason, role, settled, title, to, velocity, with
  case sameAs = "same-as"
}
