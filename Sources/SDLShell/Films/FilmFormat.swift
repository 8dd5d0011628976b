import Foundation

/// A format of film files.
public nonisolated enum FilmFormat: String, Sendable, CaseIterable {
  /// 255 colours per frame, shown everywhere; 50 frames a second, as times are hundredths.
  case gif
  /// All colours, shown by browsers; 60 frames a second.
  case apng

  /// The frames per second whose times the format writes without rounding.
  public var framesPerSecond: Int { encoding.ticksPerSecond }

  var encoding: any FilmEncoding.Type {
    switch self {
    case .gif: GIFEncoding.self
    case .apng: APNGEncoding.self
    }
  }
}
