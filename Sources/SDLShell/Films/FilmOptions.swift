public import Foundation

/// How a window's films are written.
public struct FilmOptions {
  /// The format that frames are written in.
  public var format: FilmFormat
  /// The ending of the files' names.
  public var ending: String
  /// Pixels per point.
  public var scale: CGFloat
  /// Turns such a film into the file.
  public var convert: (Data) throws -> Data

  /// Describes films that are written as they are, unless `convert` makes something else of them.
  public init(
    format: FilmFormat = .gif, ending: String = "gif", scale: CGFloat = 1,
    convert: @escaping (Data) throws -> Data = { $0 }
  ) {
    (self.format, self.ending, self.convert) = (format, ending, convert)
    self.scale = scale
  }
}
