import Drawing
import Foundation

extension TextFlow {
  /// Where a line is that flows around something.
  struct Place: Hashable {
    /// From the left edge of the text, and from the first line's top.
    let left: CGFloat
    let top: CGFloat
    /// The room for it.
    let width: CGFloat
    let height: CGFloat
  }

  /// The lines of a paragraph around obstacles: where each starts in it, and where it is.
  ///
  /// - Parameter top: From where on; then, where its last line ends.
  func lines(
    ofParagraph index: Int, in text: ParagraphText, around rooms: LineRooms,
    from top: inout CGFloat
  ) -> [(start: Int, place: Place)] {
    let paragraph = text[index]
    var rest = paragraph.utf8.last == UInt8(ascii: "\n") ? paragraph.dropLast() : paragraph[...]
    var lines: [(start: Int, place: Place)] = []
    repeat {
      let row = row(of: rest, from: text.start(of: index), in: rooms, below: top)
      for (part, room) in row.parts {
        let place = Place(left: room.left, top: row.top, width: room.width, height: row.height)
        lines.append((part.startIndex.utf16Offset(in: paragraph), place))
        rest = LineBreaks.rest(of: rest, after: part)
      }
      top = row.top + row.height
    } while !rest.isEmpty || lines.isEmpty
    return lines
  }

  /// The next lines of a paragraph, beside each other.
  private func row(
    of rest: Substring, from start: Int, in rooms: LineRooms, below top: CGFloat
  ) -> (top: CGFloat, height: CGFloat, parts: [(Substring, LineRooms.Room)]) {
    var height = height(of: rest.prefix(1), from: start)
    var tries = 1
    while true {
      let row = rooms.row(below: top, height: height)
      let parts = parts(of: rest, from: start, in: row.rooms)
      let needed = parts.map { self.height(of: $0.0, from: start) }.max() ?? height
      if needed <= height || tries == Self.heightTries { return (row.top, needed, parts) }
      height = needed
      tries += 1
    }
  }

  private func parts(
    of text: Substring, from start: Int, in rooms: [LineRooms.Room]
  ) -> [(Substring, LineRooms.Room)] {
    var rest = text
    var parts: [(Substring, LineRooms.Room)] = []
    for room in rooms where parts.isEmpty || !rest.isEmpty {
      let breaker = LineBreaker(limit: room.width) { self.width(of: $0, in: start) }
      guard
        let part = LineRooms.part(of: rest, in: room, by: breaker, breaking: breaker.firstLine)
      else { continue }
      parts.append((part, room))
      rest = LineBreaks.rest(of: rest, after: part)
    }
    return parts
  }

  /// The width of a part of a paragraph that starts at a position.
  private func width(of part: Substring, in start: Int) -> CGFloat {
    width(of: part, from: start + part.startIndex.utf16Offset(in: part.base))
  }

  private func height(of part: Substring, from start: Int) -> CGFloat {
    guard let styled else { return lineHeight }
    let first = start + part.startIndex.utf16Offset(in: part.base)
    return styled.height(first..<first + part.utf16.count, measurer)
  }

  /// How often a row is filled anew because its letters are higher than those that it begins with.
  private static let heightTries = 4
}
