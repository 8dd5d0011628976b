import Foundation

nonisolated extension SceneNames {
  /// A name as it is beside a box.
  struct Shape: Hashable {
    let lines: [String]
    let size: CGSize
    /// The height of a line, in points.
    let line: CGFloat

    private init(_ lines: [String], line: CGFloat, width: (String) -> CGFloat) {
      (self.lines, self.line) = (lines, line)
      size = CGSize(
        width: (lines.map(width).max() ?? 0).rounded(.up), height: line * CGFloat(lines.count))
    }

    /// The shapes of a name: in one line, then in more, which makes it narrower; one that is cut is the
    /// last.
    static func all(
      of name: String, line: CGFloat, width: @escaping (String) -> CGFloat
    ) -> [Shape] {
      let one = LineBreaker { width($0) <= SceneNames.maximumWidth }.shortened(name)
      let broken = (2...SceneNames.maximumLines).compactMap { count in
        lines(of: name, count: count, width: width)
      }
      let all = one.isWhole ? [[one.line]] + broken : broken + [[one.line]]
      return all.map { Shape($0, line: line, width: width) }
    }

    /// A name in so many lines, as narrow as its words are; nil if it has too few.
    private static func lines(
      of name: String, count: Int, width: @escaping (String) -> CGFloat
    ) -> [String]? {
      let share = width(name) / CGFloat(count)
      return spareWidths.lazy
        .map { spare in
          LineBreaker { width($0) <= share * spare }.lines(of: name, maximum: count)
        }
        .first { $0.isWhole && $0.lines.count == count }?.lines
    }

    /// How much wider lines are tried than if all were equally long.
    private static let spareWidths: [CGFloat] = [1, 1.2, 1.4, 1.6, 1.8]
  }

  /// A free place for one of a name's shapes, as near to its box as there is one; nil for none.
  static func place(
    for shapes: [Shape], beside box: CGRect, in room: CGRect, besides occupied: [CGRect]
  ) -> Place? {
    for lines in 0..<maximumLines {
      for shape in shapes {
        let places = lines == 0 ? near(box, shape) : away(from: box, shape, by: lines)
        if let frame = places.first(where: { isFree($0, in: room, besides: occupied) }) {
          return Place(frame: frame, lines: shape.lines, isInside: false)
        }
      }
    }
    return nil
  }

  /// The places below a box, above it and at its sides.
  private static func near(_ box: CGRect, _ shape: Shape) -> [CGRect] {
    away(from: box, shape, by: 0)
      + [box.maxX + gap, box.minX - gap - shape.size.width].map {
        CGRect(origin: CGPoint(x: $0, y: box.midY - shape.size.height / 2), size: shape.size)
      }
  }

  /// The places some lines below a box and above it.
  private static func away(from box: CGRect, _ shape: Shape, by lines: Int) -> [CGRect] {
    let space = gap + CGFloat(lines) * shape.line
    return [box.maxY + space, box.minY - space - shape.size.height].map {
      CGRect(origin: CGPoint(x: box.midX - shape.size.width / 2, y: $0), size: shape.size)
    }
  }

  private static func isFree(
    _ frame: CGRect, in room: CGRect, besides occupied: [CGRect]
  ) -> Bool {
    room.minX <= frame.minX && frame.maxX <= room.maxX && room.minY <= frame.minY
      && frame.maxY <= room.maxY
      && !occupied.contains { $0.insetBy(dx: -1, dy: 0).intersects(frame) }
  }
}
