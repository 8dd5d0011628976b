import Drawing
import Foundation
import SDLShell
import Snapshot

extension FlowSheet {
  /// A page of paper, A3 on its side, in points.
  private static let paper = CGSize(width: 1191, height: 842)
  /// Pixels per point of paper: 216 an inch.
  private static let paperScale: CGFloat = 3
  /// How small the map gets on paper at most, as a part of its own size: a screen of 3 cm.
  private static let leastUnit: CGFloat = 0.9

  /// The maximum number of columns of a map at that size.
  static let columnsOnPaper = 7

  /// The whole sheet as a PNG file.
  ///
  /// - Throws: ShellError if it has too many pixels.
  func png(titled title: String, scale: CGFloat, painter: HeadlessPainter) throws -> Data {
    let size = size(of: whole)
    let pixels = Int(size.width * scale) * Int(size.height * scale)
    guard pixels <= Self.maximumPixels else {
      throw ShellError.cannotWrite(.largeSheet(megapixels: pixels / 1_000_000))
    }
    return try PNG.encodeSmall(
      painter.picture(of: displayList(of: whole, size: size, title: title), scale: scale))
  }

  /// The most pixels of a picture that viewers open.
  private static let maximumPixels = 200_000_000

  /// The sheet as a PDF document.
  func pdf(titled title: String, painter: HeadlessPainter) throws -> Data {
    var document = PDFWriter()
    let pages = pages
    for (number, page) in pages.enumerated() {
      let heading = pages.count == 1 ? title : "\(title) · \(number + 1) of \(pages.count)"
      let list = displayList(of: page, size: Self.paper, title: heading)
      try document.add(
        painter.picture(of: list, scale: Self.paperScale), size: Self.paper)
    }
    return document.finish(title: title)
  }

  /// The rows of the map, as many on each page as there is room for.
  var pages: [Page] {
    let tops = Set(flow.map.frames.map { $0[1] }).sorted()
    let room = Self.paperRoom
    var pages: [Page] = []
    for (place, top) in tops.enumerated() {
      let states = flow.states.indices.filter { flow.map.frames[$0][1] == top }
      let end = place + 1 < tops.count ? tops[place + 1] : flow.map.size[1]
      let area = CGRect(x: 0, y: top, width: flow.map.size[0], height: end - top)
      if let last = pages.last, last.area.height + area.height <= room {
        pages[pages.count - 1].states += states
        pages[pages.count - 1].area.size.height += area.height
      } else {
        pages.append(Page(states: states, area: area))
      }
    }
    return pages
  }

  /// How much of the map is on a page from top to bottom, in points of the map.
  private static var paperRoom: CGFloat { roomOnPage(of: paper).height / leastUnit }
}
