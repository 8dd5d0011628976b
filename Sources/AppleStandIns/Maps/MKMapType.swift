/// The kind of picture that a map shows; here always a pale box.
public enum MKMapType: UInt, Sendable {
  /// Streets.
  case standard = 0
  /// Pictures.
  case satellite = 1
  /// Pictures with streets.
  case hybrid = 2
  /// Pictures from aslant.
  case satelliteFlyover = 3
  /// Pictures from aslant with streets.
  case hybridFlyover = 4
  /// Streets in pale colours.
  case mutedStandard = 5
}
