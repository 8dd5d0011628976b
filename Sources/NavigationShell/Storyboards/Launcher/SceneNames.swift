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
  private static let minimumFontSize: CGFloat = 9
  /// The height of a line as a share of the letters' size.
  private static let leading: CGFloat = 1.25
  /// The space between a name and the edges of its box at scale 1, in points; on a smaller map there is
  /// less.
  private static let padding = CGSize(width: 6, height: 3)
  /// The space between a box and a name beside it, in points.
  static let gap: CGFloat = 2
  static let maximumLines = 3
  /// How wide a name beside a box may be, and how many of its letters are worth showing, in points and
  /// letters.
  static let maximumWidth: CGFloat = 140
  private static let minimumLetters = 4

  /// The size of the letters of all names, in points.
  let fontSize: CGFloat
  /// The places in the order of the scenes; nil where there is no room for a name.
  private(set) var places: [Place?]

  /// Whether boxes are too small for names at a scale, which are beside them then.
  static func areBeside(atScale scale: CGFloat) -> Bool { fontSize * scale < minimumFontSize }

  /// The most that is useful between two boxes for the names of both, in points.
  static let besideRoom = CGSize(
    width: maximumWidth,
    height: 2 * CGFloat(maximumLines) * (minimumFontSize * leading).rounded(.up))

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
    let size = max(Self.fontSize * scale, Self.minimumFontSize)
    fontSize = size
    places = Array(repeating: nil, count: names.count)
    var occupied = boxes
    let line = (size * Self.leading).rounded(.up)
    let isSmall = Self.areBeside(atScale: scale)
    for index in [first].compactMap(\.self) + names.indices.filter({ $0 != first }) {
      let (name, box) = (names[index], boxes[index])
      let inside = box.insetBy(
        dx: Self.padding.width * min(scale * scale, 1), dy: Self.padding.height * min(scale, 1))
      let breaker = LineBreaker { width($0, size) <= inside.width }
      let lineLimit = min(Self.maximumLines, Int(inside.height / (size * Self.leading)))
      let lines = breaker.lines(of: name, maximum: lineLimit)
      if lineLimit > 0, lines.isWhole {
        places[index] = Place(frame: inside, lines: lines.lines, isInside: true)
        continue
      }
      if isSmall,
        let place = Self.place(
          for: Shape.all(of: name, line: line) { width($0, size) }, beside: box, in: room,
          besides: occupied)
      {
        occupied.append(place.frame)
        places[index] = place
      } else if let longest = lines.lines.map(\.count).max(), longest > Self.minimumLetters {
        places[index] = Place(frame: inside, lines: lines.lines, isInside: true)
      }
    }
  }
}
