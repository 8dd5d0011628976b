public import Drawing
public import Foundation

/// Makes a film of pictures: each is shown from its time until the next that differs.
public nonisolated struct FilmWriter {
  private var encoding: any FilmEncoding
  private let size: (width: Int, height: Int)
  private let ticksPerSecond: Int
  private let longestFrame: Int
  /// The last picture that is written.
  private var written: Bitmap?
  /// The picture that is shown since a tick, whose duration is not known yet.
  private var shown: (picture: Bitmap, since: Int)?

  /// Begins a film of a size in pixels.
  public init(_ format: FilmFormat, width: Int, height: Int) {
    let type = format.encoding
    encoding = type.init(width: width, height: height)
    (size, ticksPerSecond, longestFrame) = ((width, height), type.ticksPerSecond, type.longestFrame)
  }

  /// Shows a picture of the film's size from a time on, in seconds; times never decrease.
  ///
  /// A time is rounded to the format's next tick; of two pictures at one tick the later one counts.
  ///
  /// - Throws: SDLError if memory is short.
  public mutating func show(_ picture: Bitmap, at time: TimeInterval) throws(SDLError) {
    precondition(
      picture.width == size.width && picture.height == size.height,
      "A film's pictures have its size.")
    let tick = tick(time)
    guard shown?.picture != picture else { return }
    if let shown, shown.since < tick { try write(shown.picture, ticks: tick - shown.since) }
    shown = (picture, tick)
  }

  /// Ends the film at a time, in seconds, and returns its file.
  ///
  /// - Throws: SDLError if memory is short.
  public mutating func finish(at time: TimeInterval) throws(SDLError) -> Data {
    if let shown { try write(shown.picture, ticks: max(1, tick(time) - shown.since)) }
    return encoding.finished()
  }

  private func tick(_ time: TimeInterval) -> Int {
    Int((time * Double(ticksPerSecond)).rounded())
  }

  private mutating func write(_ picture: Bitmap, ticks: Int) throws(SDLError) {
    let nothing = FilmPatch.nothing(in: picture)
    var patch =
      written.map { FilmPatch(from: $0, to: picture) ?? nothing } ?? FilmPatch(picture)
    written = picture
    for start in stride(from: 0, to: ticks, by: longestFrame) {
      try encoding.add(patch, ticks: min(longestFrame, ticks - start))
      patch = nothing
    }
  }
}
