import Foundation

/// Where the names of a map's scenes are, so that they can be read at its scale: in the scenes' boxes,
/// else beside them where there is room.
nonisolated struct SceneNames: Hashable {
  /// Where a name is.
  struct Place: Hashable {
    var frame: CGRect
    var lines: [String]
    var isInside: Bool
  }

  /// The size of the letters, and the least that can be read, in points.
  private static let fontSize: CGFloat = 11
  private static let leastFontSize: CGFloat = 9
  /// The height of a line as a share of the letters' size.
  private static let leading: CGFloat = 1.25
  /// The space between a name and the edges of its box at scale 1, in points; on a smaller map there is
  /// less.
  private static let padding = CGSize(width: 6, height: 3)
  /// The space between a box and a name beside it, in points.
  private static let gap: CGFloat = 2
  private static let mostLines = 3
  /// How wide a name beside a box may be, and how many of its letters are worth showing, in points and
  /// letters.
  private static let mostWidth: CGFloat = 140
  private static let leastLetters = 4

  /// The size of the letters of all names, in points.
  let fontSize: CGFloat
  /// The places in the order of the scenes; nil where there is no room for a name.
  private(set) var places: [Place?]

  /// Finds the places.
  ///
  /// - Parameters:
  ///   - boxes: The scenes' frames as they are seen.
  ///   - room: All of the map as it is seen.
  ///   - scale: The map's scale.
  ///   - first: The scene whose name is placed before others; nil for none.
  ///   - width: How wide a text is in letters of a size.
  init(
    _ names: [String], boxes: [CGRect], room: CGRect, scale: CGFloat, first: Int?,
    width: @escaping (String, CGFloat) -> CGFloat
  ) {
    let size = max(Self.fontSize * scale, Self.leastFontSize)
    fontSize = size
    places = Array(repeating: nil, count: names.count)
    var taken = boxes
    let line = (size * Self.leading).rounded(.up)
    let isSmall = Self.fontSize * scale < Self.leastFontSize
    for index in [first].compactMap(\.self) + names.indices.filter({ $0 != first }) {
      let (name, box) = (names[index], boxes[index])
      let inside = box.insetBy(
        dx: Self.padding.width * min(scale * scale, 1), dy: Self.padding.height * min(scale, 1))
      let breaker = LineBreaker { width($0, size) <= inside.width }
      let most = min(Self.mostLines, Int(inside.height / line))
      let lines = breaker.lines(of: name, most: most)
      if most > 0, lines.isWhole {
        places[index] = Place(frame: inside, lines: lines.lines, isInside: true)
        continue
      }
      let whole = LineBreaker { width($0, size) <= Self.mostWidth }.shortened(name).line
      let needed = CGSize(width: width(whole, size).rounded(.up), height: line)
      if isSmall, let frame = Self.place(of: needed, beside: box, in: room, besides: taken) {
        taken.append(frame)
        places[index] = Place(frame: frame, lines: [whole], isInside: false)
      } else if let longest = lines.lines.map(\.count).max(), longest > Self.leastLetters {
        places[index] = Place(frame: inside, lines: lines.lines, isInside: true)
      }
    }
  }

  /// A free place below a box, above it or at its sides; nil for none.
  private static func place(
    of size: CGSize, beside box: CGRect, in room: CGRect, besides taken: [CGRect]
  ) -> CGRect? {
    let corners = [
      CGPoint(x: box.midX - size.width / 2, y: box.maxY + gap),
      CGPoint(x: box.midX - size.width / 2, y: box.minY - gap - size.height),
      CGPoint(x: box.maxX + gap, y: box.midY - size.height / 2),
      CGPoint(x: box.minX - gap - size.width, y: box.midY - size.height / 2),
    ]
    return corners.lazy.map { CGRect(origin: $0, size: size) }.first { frame in
      room.minX <= frame.minX && frame.maxX <= room.maxX && room.minY <= frame.minY
        && frame.maxY <= room.maxY
        && !taken.contains { $0.insetBy(dx: -1, dy: 0).intersects(frame) }
    }
  }
}
