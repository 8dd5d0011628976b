import Drawing
import Foundation
import Snapshot

/// All screens of a flow with their names and the arrows between them, to look at and to print.
struct FlowSheet {
  /// The part of a flow that is on one page.
  struct Page {
    /// The states on it.
    var states: [Int]
    /// The part of the map that it shows, in points of the map.
    var area: CGRect
  }

  let flow: SharedFlow
  let pictures: EmbeddedPictures
  /// The look whose screens are shown.
  var look = 0

  /// How much larger than on the map things are, at most.
  static let unit: CGFloat = 2.25
  /// The space around all, and the height of the title above it, in points.
  private static let margin: CGFloat = 36
  private static let head: CGFloat = 44
  private static let (titleSize, nameSize): (CGFloat, CGFloat) = (22, 12)
  private static let ink = Color(29, 29, 31)
  private static let quiet = Color(99, 99, 107)
  private static let hairline = Color(220, 220, 225)

  /// All of the flow on one page.
  var whole: Page {
    Page(
      states: Array(flow.states.indices),
      area: CGRect(x: 0, y: 0, width: flow.map.size[0], height: flow.map.size[1]))
  }

  /// The size of a page in points, at the largest scale.
  func size(of page: Page) -> CGSize {
    CGSize(
      width: page.area.width * Self.unit + 2 * Self.margin,
      height: page.area.height * Self.unit + 2 * Self.margin + Self.head)
  }

  /// The picture of a page.
  ///
  /// - Parameters:
  ///   - size: Its size in points; what it shows is as large as there is room for.
  ///   - title: The title above it.
  func displayList(of page: Page, size: CGSize, title: String) -> DisplayList {
    let unit = Self.unit(of: page, in: size)
    let origin = CGPoint(
      x: (size.width - page.area.width * unit) / 2 - page.area.minX * unit,
      y: Self.margin + Self.head - page.area.minY * unit)
    let placement = SheetPlacement(unit: unit, origin: origin)
    let ground = DrawCommand.fill(
      Fill(frame: CGRect(origin: .zero, size: size), color: .white))
    let heading = Self.text(
      title, size: Self.titleSize, weight: .semibold, color: Self.ink,
      at: CGPoint(x: Self.margin, y: Self.margin + Self.titleSize))
    return DisplayList(
      size: size,
      commands: [ground, heading, lines(of: page, placement, size)]
        + page.states.flatMap { node($0, on: page, placement) })
  }

  /// The room for the map on a page of a size, in points.
  static func roomOnPage(of size: CGSize) -> CGSize {
    CGSize(width: size.width - 2 * margin, height: size.height - 2 * margin - head)
  }

  /// How large a point of the map is where a page has so much room.
  private static func unit(of page: Page, in size: CGSize) -> CGFloat {
    let room = roomOnPage(of: size)
    return min(unit, room.width / page.area.width, room.height / page.area.height)
  }

  // MARK: Parts

  private func node(
    _ state: Int, on page: Page, _ placement: SheetPlacement
  ) -> [DrawCommand] {
    let frame = placement.rect(flow.map.frames[state])
    let screens = flow.states[state].screens
    guard let screen = screens[look] ?? screens.lazy.compactMap(\.self).first else { return [] }
    let scale = CGFloat(screen.size[0]) / frame.width
    let image = EncodedImage(pictures.contents[screen.picture], scale: 1)
    let radius = min(frame.width, frame.height) * Self.cornerShare
    let picture = Layer(
      clip: frame, cornerRadius: radius,
      commands: [.image(ImagePlacement(image: .data(image), frame: frame))])
    let outline = Stroke(
      frame: frame, color: Self.hairline, width: 1, cornerRadius: radius)
    let size = max(Self.smallest, min(Self.nameSize, Self.nameSize / max(1, scale / Self.usual)))
    let labels = labels(of: state, on: page).enumerated().map { place, words in
      Self.text(
        Self.cut(words), size: size, weight: place == 0 ? .semibold : .regular,
        color: place == 0 ? Self.ink : Self.quiet,
        at: CGPoint(
          x: frame.minX, y: frame.maxY + size * (Self.nameDrop + CGFloat(place) * Self.leading)))
    }
    return [.layer(picture), .stroke(outline)] + labels
  }

  /// The radius of a screen's corners as a part of its width.
  private static let cornerShare: CGFloat = 0.05
  /// The distance of a name's baseline from its screen, and that of two lines, in sizes of letters.
  private static let (nameDrop, leading): (CGFloat, CGFloat) = (1.5, 1.3)
  /// The smallest letters, in points, and by how much screens are smaller where letters begin to
  /// shrink.
  private static let (smallest, usual): (CGFloat, CGFloat) = (6, 2)

  private func lines(
    of page: Page, _ placement: SheetPlacement, _ size: CGSize
  ) -> DrawCommand {
    let shown = flow.map.lines.filter {
      page.states.contains($0.from) && page.states.contains($0.to)
    }
    let bounds = CGRect(origin: .zero, size: size)
    return .image(
      ImagePlacement(
        image: .recording(
          GraphicsRecording(
            bounds: bounds,
            operations: shown.flatMap { SheetArrow($0, placement).operations(in: Self.quiet) })),
        frame: bounds))
  }

  private static func text(
    _ words: String, size: CGFloat, weight: Font.Weight, color: Color, at place: CGPoint
  ) -> DrawCommand {
    .text(
      TextLine(
        text: words.onOneLine, font: Font(size: size, weight: weight), color: color, origin: place,
        width: CGFloat(words.count) * size))
  }
}

/// Where the map is on a page.
struct SheetPlacement {
  var unit: CGFloat
  var origin: CGPoint

  func rect(_ numbers: [Double]) -> CGRect {
    CGRect(
      x: origin.x + numbers[0] * unit, y: origin.y + numbers[1] * unit,
      width: numbers[2] * unit, height: numbers[3] * unit)
  }

  func points(_ numbers: [Double]) -> [CGPoint] {
    stride(from: 0, to: numbers.count - 1, by: 2).map {
      CGPoint(x: origin.x + numbers[$0] * unit, y: origin.y + numbers[$0 + 1] * unit)
    }
  }
}
