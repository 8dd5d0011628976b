public import Drawing
public import Foundation

/// Makes a film of pictures: each is shown from its time until the next that differs.
///
/// Its canvas is as large as the largest picture; smaller ones are in its middle, on black.
public nonisolated struct FilmWriter {
  private let format: any FilmEncoding.Type
  private var canvas: Canvas
  /// The first picture, which fills the canvas once its size is known.
  private var first: Bitmap?
  /// The frames so far, of which the first one has no pixels yet.
  private var frames: [Frame] = []
  /// The last picture that is written, as large as the canvas was then.
  private var written: Bitmap?
  /// The picture that is shown since a tick, whose duration is not known yet.
  private var shown: (picture: Bitmap, since: Int)?

  /// A frame that is written.
  private struct Frame {
    let pixels: Data
    /// Where it is, from the canvas's middle.
    var area: FilmArea
    let ticks: Int
  }

  /// The size of a canvas in pixels.
  private struct Canvas {
    var width, height: Int

    /// The pixel in its middle.
    var middle: (x: Int, y: Int) { (width / 2, height / 2) }

    mutating func makeRoom(for picture: Bitmap) {
      (width, height) = (max(width, picture.width), max(height, picture.height))
    }
  }

  /// Begins a film of at least a size in pixels.
  public init(_ format: FilmFormat, width: Int, height: Int) {
    self.format = format.encoding
    canvas = Canvas(width: width, height: height)
  }

  /// Shows a picture from a time on, in seconds; times never decrease.
  ///
  /// A time is rounded to the format's next tick; of two pictures at one tick the later one counts.
  ///
  /// - Throws: SDLError if memory is short.
  public mutating func show(_ picture: Bitmap, at time: TimeInterval) throws(SDLError) {
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
    var encoding = format.init(width: canvas.width, height: canvas.height)
    let middle = canvas.middle
    for (index, frame) in frames.enumerated() {
      if index == 0, let first {
        let patch = FilmPatch(first.centred(width: canvas.width, height: canvas.height))
        encoding.add(try format.packed(patch), in: patch.area, ticks: frame.ticks)
        continue
      }
      var area = frame.area
      (area.x, area.y) = (area.x + middle.x, area.y + middle.y)
      encoding.add(frame.pixels, in: area, ticks: frame.ticks)
    }
    return encoding.finished()
  }

  private func tick(_ time: TimeInterval) -> Int {
    Int((time * Double(format.ticksPerSecond)).rounded())
  }

  private mutating func write(_ picture: Bitmap, ticks: Int) throws(SDLError) {
    canvas.makeRoom(for: picture)
    let picture = picture.centred(width: canvas.width, height: canvas.height)
    let nothing = FilmPatch.nothing(in: picture)
    var patch = written.map {
      FilmPatch(from: $0.centred(width: picture.width, height: picture.height), to: picture)
        ?? nothing
    }
    if first == nil { first = picture }
    written = picture
    for start in stride(from: 0, to: ticks, by: format.longestFrame) {
      var area = (patch ?? nothing).area
      (area.x, area.y) = (area.x - canvas.middle.x, area.y - canvas.middle.y)
      frames.append(
        Frame(
          pixels: try patch.map(format.packed) ?? Data(), area: area,
          ticks: min(format.longestFrame, ticks - start)))
      patch = nothing
    }
  }
}

nonisolated extension Bitmap {
  /// The picture in the middle of a larger one, on black.
  fileprivate func centred(width: Int, height: Int) -> Bitmap {
    guard width != self.width || height != self.height else { return self }
    var whole = Bitmap(
      width: width, height: height, pixels: Self.black(count: width * height))
    let (left, top) = (width / 2 - self.width / 2, height / 2 - self.height / 2)
    for row in 0..<self.height {
      let (from, to) = (row * self.width * 4, ((top + row) * width + left) * 4)
      whole.pixels.replaceSubrange(
        to..<to + self.width * 4, with: pixels[from..<from + self.width * 4])
    }
    return whole
  }

  private static func black(count: Int) -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: count * 4)
    for alpha in stride(from: 3, to: pixels.count, by: 4) { pixels[alpha] = UInt8.max }
    return pixels
  }
}
