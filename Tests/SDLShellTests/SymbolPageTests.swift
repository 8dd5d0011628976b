import Assets
import Drawing
import Foundation
import Goldens
import SDLShell
import Testing

/// The page of the docs that shows every symbol; `Scripts/symbols` draws it anew.
struct SymbolPageTests {
  private let assets: Assets
  private let docs: URL

  init() throws {
    assets = try #require(Assets.found)
    docs = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs")
  }

  @Test func `every symbol is on the page`() throws {
    let page = docs.appendingPathComponent("symbols.md")
    try expectGolden(text(of: names()), at: page)
    try expectGolden(picture(of: names()), at: docs.appendingPathComponent("pictures/symbols.png"))
  }

  @Test func `every symbol is drawn on one grid and has ink`() throws {
    for name in try names() {
      let source = try String(contentsOf: assets.symbol(name), encoding: .utf8)
      if Self.parts.contains(name) { continue }
      #expect(source.contains(#"width="24" height="24" viewBox="0 0 24 24""#), "\(name)")
      let drawn = try Canvas(size: CGSize(width: 24, height: 24), scale: 3).paint(
        .image(
          ImagePlacement(
            image: .symbol(name), frame: CGRect(x: 0, y: 0, width: 24, height: 24), tint: .black)))
      let ink = try #require(drawn.ink, "\(name)")
      #expect(ink.maxX - ink.minX >= 36 || ink.maxY - ink.minY >= 36, "\(name)")
    }
  }

  @Test func `a filled symbol has more ink than its outline`() throws {
    let names = Set(try names())
    let pairs = names.filter { names.contains($0 + ".fill") }
    #expect(pairs.isSuperset(of: ["book", "cart", "clock", "cloud", "map", "mappin.circle"]))
    for name in pairs {
      #expect(try blackness(of: name + ".fill") > blackness(of: name), "\(name)")
    }
  }

  /// How much of a symbol's square is black, in levels.
  private func blackness(of name: String) throws -> Int {
    let drawn = try Canvas(size: CGSize(width: 24, height: 24), scale: 3).paint(
      .image(
        ImagePlacement(
          image: .symbol(name), frame: CGRect(x: 0, y: 0, width: 24, height: 24), tint: .black)))
    return stride(from: 0, to: drawn.pixels.count, by: 4)
      .reduce(0) { $0 + 255 - Int(drawn.pixels[$1]) }
  }

  @Test(arguments: ["bar.backward", "bar.forward"])
  func `the chevron in the bar has round ends and a round corner`(name: String) throws {
    let drawn = try Canvas(size: CGSize(width: 13, height: 22), scale: 3).paint(
      .image(
        ImagePlacement(
          image: .symbol(name), frame: CGRect(x: 0, y: 0, width: 13, height: 22), tint: .black)))
    // A line of 2.9 points with round ends is neither cut off nor pointed.
    let ink = try #require(drawn.ink)
    #expect(ink.minX >= 1 && ink.minY >= 0 && ink.maxX <= 38 && ink.maxY <= 66)
    let source = try String(contentsOf: assets.symbol(name), encoding: .utf8)
    #expect(!source.contains("butt") && !source.contains("miter"))
  }

  /// Symbols drawn to the metrics of bars and rows, not on the grid.
  private static let parts = [
    "bar.backward", "bar.forward", "checkmark", "row.backward", "row.forward", "spoke.falling",
    "spoke.rising", "statusbar.wifi",
  ]

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: assets.root.path + "/Symbols")
      .filter { $0.hasSuffix(".svg") }.map { String($0.dropLast(4)) }.sorted()
  }

  private static let columns = 6
  private static let cell = CGSize(width: 136, height: 60)

  private func text(of names: [String]) -> String {
    """
    # Symbols

    `UIImage(systemName:)` knows these \(names.count) names. They are drawn on one grid of 24 points, with lines as
    heavy as those of 17-point text; a symbol takes the tint of its view. A name that is not among them draws a rounded
    box, and `navshell inspect` says the name. `Scripts/symbols` draws this page anew.

    ![All symbols](pictures/symbols.png)

    The system's bar items show the word they stand for (done, cancel, edit, save, undo, redo) or one of these:

    | item | symbol | item | symbol |
    |---|---|---|---|
    | add | `plus` | compose | `square.and.pencil` |
    | reply | `arrowshape.turn.up.left` | action | `square.and.arrow.up` |
    | organize | `folder` | bookmarks | `book` |
    | search | `magnifyingglass` | refresh | `arrow.clockwise` |
    | stop, close | `xmark` | camera | `camera` |
    | trash | `trash` | play | `play.fill` |
    | pause | `pause.fill` | rewind | `backward.fill` |
    | fastForward | `forward.fill` | flexibleSpace, fixedSpace | none |

    All names: \(names.map { "`\($0)`" }.joined(separator: ", ")).

    """
  }

  private func picture(of names: [String]) throws -> Bitmap {
    let engine = try TextEngine()
    let rows = (names.count + Self.columns - 1) / Self.columns
    let size = CGSize(
      width: CGFloat(Self.columns) * Self.cell.width, height: CGFloat(rows) * Self.cell.height + 8)
    let font = Font(size: 9)
    let images = ImageLibrary()
    let cells = names.enumerated().flatMap { index, name -> [DrawCommand] in
      let x = CGFloat(index % Self.columns) * Self.cell.width
      let y = CGFloat(index / Self.columns) * Self.cell.height + 8
      let width = engine.size(of: name, font: font, maxWidth: nil).width
      let own = images.size(of: .symbol(name)) ?? .zero
      return [
        .image(
          ImagePlacement(
            image: .symbol(name),
            frame: CGRect(
              x: x + (Self.cell.width - own.width) / 2, y: y + 18 - own.height / 2,
              width: own.width, height: own.height), tint: .black)),
        .text(
          TextLine(
            text: name, font: font, color: Color(110, 110, 115),
            origin: CGPoint(x: x + (Self.cell.width - width) / 2, y: y + 46), width: width)),
      ]
    }
    return try OffscreenPainter(size: size, scale: 2, text: engine)
      .paint(Canvas(size: size).list(cells))
  }
}
