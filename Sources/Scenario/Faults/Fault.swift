/// A small visible fault of an app or the engine, to find out which faults scenarios notice.
public nonisolated enum Fault: String, CaseIterable, Codable, Sendable {
  /// One text is a pixel too low.
  case shift
  /// One text has 2 % less opacity.
  case fade
  /// A background is drawn over its foreground.
  case order
  /// Animations are a frame late, by 1/120 s.
  case late
  /// Animations follow another curve, at nine tenths of their speed.
  case curve
  /// A controller misses a callback.
  case silence
}
