import Foundation

/// The edges of an image that keep their size when it is stretched, and how the rest is filled.
nonisolated struct ImageCaps: Hashable, Sendable {
  let insets: UIEdgeInsets
  let mode: UIImage.ResizingMode
  /// The size of the part that fills the rest; along an axis of length 0 it is all between the
  /// edges, else what is behind it is not shown.
  var middle = CGSize.zero

  /// A part of the image as it is drawn.
  struct Slice: Hashable, Sendable {
    /// The frame of the whole image, of which the part is shown.
    let frame: CGRect
    /// The part's place.
    let clip: CGRect
  }

  /// The parts of an image of a size that fill a rectangle, from the top left.
  func slices(of size: CGSize, in rect: CGRect) -> [Slice] {
    let columns = pieces(
      size.width, insets.left, middle.width, insets.right, over: rect.minX, rect.width)
    let rows = pieces(
      size.height, insets.top, middle.height, insets.bottom, over: rect.minY, rect.height)
    return rows.flatMap { row in
      columns.map { column in
        Slice(
          frame: CGRect(
            x: column.start, y: row.start, width: column.length, height: row.length),
          clip: CGRect(
            x: column.clip.lowerBound, y: row.clip.lowerBound,
            width: column.clip.upperBound - column.clip.lowerBound,
            height: row.clip.upperBound - row.clip.lowerBound))
      }
    }
  }

  /// A part along one axis: where the whole image is, and what is shown of it.
  private struct Piece {
    let start: CGFloat
    let length: CGFloat
    let clip: ClosedRange<CGFloat>

    /// - Parameter source: The part of the image, which is as long as `whole`.
    init(_ source: ClosedRange<CGFloat>, of whole: CGFloat, at clip: ClosedRange<CGFloat>) {
      let scale = (clip.upperBound - clip.lowerBound) / (source.upperBound - source.lowerBound)
      start = clip.lowerBound - source.lowerBound * scale
      length = whole * scale
      self.clip = clip
    }
  }

  /// The parts along one axis: the caps, and between them what is stretched or repeated.
  private func pieces(
    _ whole: CGFloat, _ first: CGFloat, _ middle: CGFloat, _ last: CGFloat,
    over start: CGFloat, _ length: CGFloat
  ) -> [Piece] {
    guard whole > 0, length > 0 else { return [] }
    let caps = first + last
    // Caps that do not fit share the room.
    let scale = caps > length ? length / caps : 1
    let (low, high) = (start + first * scale, start + length - last * scale)
    var pieces: [Piece] = []
    if first > 0 { pieces.append(Piece(0...first, of: whole, at: start...low)) }
    let end = max(first, middle > 0 ? min(first + middle, whole - last) : whole - last)
    pieces += filling(first...end, of: whole, over: low...max(low, high))
    if last > 0 { pieces.append(Piece(whole - last...whole, of: whole, at: high...start + length)) }
    return pieces
  }

  private func filling(
    _ source: ClosedRange<CGFloat>, of whole: CGFloat, over room: ClosedRange<CGFloat>
  ) -> [Piece] {
    let length = source.upperBound - source.lowerBound
    guard length > 0, room.upperBound > room.lowerBound else { return [] }
    let isTiled = mode == .tile && (room.upperBound - room.lowerBound) / length < Self.maximumTiles
    guard isTiled else { return [Piece(source, of: whole, at: room)] }
    return stride(from: room.lowerBound, to: room.upperBound, by: length).map { start in
      let shown = min(length, room.upperBound - start)
      return Piece(
        source.lowerBound...source.lowerBound + shown, of: whole, at: start...start + shown)
    }
  }

  /// From this number of repetitions along an axis the image is stretched: one point repeated looks
  /// the same.
  private static let maximumTiles: CGFloat = 1000
}
