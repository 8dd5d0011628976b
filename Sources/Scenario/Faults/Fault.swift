/// A small fault of an app or an engine, as it would be seen from outside: for finding out whether
/// scenarios would notice it.
public nonisolated enum Fault: String, CaseIterable, Sendable {
  /// One text stands a pixel too low.
  case shift
  /// One text is two hundredths paler.
  case fade
  /// Two things lie in the wrong order.
  case order
  /// What moves is shown a frame late, as it was 1/120 s before.
  case late
  /// What moves goes by another curve: it has come nine tenths as far as it should.
  case curve
  /// A controller is not told something.
  case silence
}
