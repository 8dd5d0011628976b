/// How a picture is turned for an image that is upright, with the numbers of image files.
public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable {
  /// Not at all.
  case up = 1
  /// Mirrored sideways.
  case upMirrored = 2
  /// By half a turn.
  case down = 3
  /// Mirrored upside down.
  case downMirrored = 4
  /// With columns as rows.
  case leftMirrored = 5
  /// By a quarter with the clock.
  case right = 6
  /// With columns as rows, from the other corner.
  case rightMirrored = 7
  /// By a quarter against the clock.
  case left = 8
}
