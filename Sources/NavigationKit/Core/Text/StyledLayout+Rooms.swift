import Drawing
import Foundation

extension StyledLayout {
  /// Breaks text into lines that flow around something.
  ///
  /// A line beside the one before has a negative space above it, which takes it up there.
  init(_ text: String, runs: [Run], around rooms: LineRooms, measurer: any TextMeasurer) {
    self.init(
      empty: text, runs: runs, width: rooms.width, measurer: measurer)
    var above: ParagraphLayout?
    var end: CGFloat = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let layout = layout(of: paragraph)
      end += above.map { $0.spacing(before: layout) } ?? 0
      add(paragraph, layout, around: rooms, from: &end)
      above = layout
    }
  }

  /// Adds the lines of a paragraph.
  ///
  /// - Parameter end: From where on; then, where its last line ends.
  private mutating func add(
    _ paragraph: Substring, _ layout: ParagraphLayout, around rooms: LineRooms,
    from end: inout CGFloat
  ) {
    var rest = paragraph
    var isFirst = true
    repeat {
      let previousLines = lines
      var height = height(ofLineAt: rest.startIndex, in: layout)
      for tries in 1...Self.heightTries {
        lines = previousLines
        let row = rooms.row(below: end, height: height)
        let next = addRow(rest, layout, isFirst: isFirst, in: row)
        let needed = lines[previousLines.count...].map(\.height).max() ?? height
        if needed > height, tries < Self.heightTries {
          height = needed
          continue
        }
        (rest, isFirst) = (next, isFirst && lines.count == previousLines.count)
        end = row.top + needed + layout.lineSpacing
        break
      }
    } while !rest.isEmpty || isFirst
    end -= layout.lineSpacing
  }

  /// Adds lines beside each other, and returns what follows them.
  private mutating func addRow(
    _ text: Substring, _ layout: ParagraphLayout, isFirst: Bool,
    in row: (top: CGFloat, rooms: [LineRooms.Room])
  ) -> Substring {
    var (rest, isFirst) = (text, isFirst)
    let first = lines.count
    for room in row.rooms where lines.count == first || !rest.isEmpty {
      let place = layout.place(isFirst: isFirst, in: room.width)
      let breaker = LineBreaker(limit: place.width) { [self] in self.width(of: $0) }
      let part = LineRooms.part(of: rest, in: room, by: breaker) {
        layout.firstLine(of: $0, by: breaker)
      }
      guard let part else { continue }
      rest = LineBreaks.rest(of: rest, after: part)
      add(
        part, hasEllipsis: false, in: layout, at: place.moved(to: room, of: self.room),
        before: row.top - bottom, room: room)
      isFirst = false
    }
    return rest
  }

  /// Where the last line ends.
  private var bottom: CGFloat { lines.reduce(0) { $0 + $1.before + $1.height } }

  /// How often a row is filled anew because its letters are higher than those that it begins with.
  private static let heightTries = 4
}

nonisolated extension ParagraphLayout.Place {
  /// The same in a room between two edges at a distance.
  fileprivate func moved(to room: LineRooms.Room, of whole: CGFloat) -> Self {
    let (left, right) = (room.left, max(0, whole - room.left - room.width))
    let isRight = beginsAtRight == true
    return Self(
      indent: indent + (isRight ? right : left), width: width,
      tail: tail.map { $0 + (isRight ? left : right) }, alignment: alignment,
      beginsAtRight: beginsAtRight)
  }
}
