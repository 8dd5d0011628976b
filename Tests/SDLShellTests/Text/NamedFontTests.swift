import Drawing
import Foundation
import Goldens
import Testing

@testable import SDLShell

/// Fonts that are asked for by their names, from files.
struct NamedFontTests {
  private static let folder = "/usr/share/fonts/truetype/dejavu"
  private let engine: TextEngine
  private let library = FontLibrary(
    files: ["DejaVuSerif-Bold.ttf", "DejaVuSerif.ttf", "DejaVuSansMono.ttf"].map {
      URL(fileURLWithPath: "\(Self.folder)/\($0)")
    })

  init() throws { engine = try TextEngine() }

  private func serif(_ size: CGFloat) throws -> Font {
    Font(try #require(library.face(named: "DejaVuSerif")), size: size)
  }

  @Test func `a library knows its fonts' names and styles, the regular one first`() throws {
    #expect(library.faces.map(\.name) == ["DejaVuSerif", "DejaVuSansMono", "DejaVuSerif-Bold"])
    let bold = try #require(library.face(named: "DejaVuSerif-Bold"))
    #expect(bold.family == "DejaVu Serif" && bold.style == "Bold" && bold.weight == .bold)
    #expect(!bold.isItalic && !bold.isMonospaced)
    #expect(library.face(named: "DejaVu Serif")?.name == "DejaVuSerif")
    #expect(library.face(named: "DejaVuSansMono")?.isMonospaced == true)
    #expect(library.face(named: "dejavuserif") == nil)
  }

  @Test(
    arguments: [
      ("Fixed", 100, true), ("Noto Sans Mono CJK", 90, true), ("Terminal", 110, true),
      ("Inter", nil, false), ("Courier Prime", nil, true), ("JetBrains Mono", nil, true),
      ("FreeMono", nil, true), ("Monotype Corsiva", nil, false), ("Monoton", nil, false),
      ("Kimono", nil, false), ("Some Mono Display", 0, false),
    ] as [(String, Int?, Bool)])
  func `a font of the machine has letters of one width if it says so, or its name does`(
    family: String, spacing: Int?, isMonospaced: Bool
  ) { #expect(MachineFonts.isMonospaced(family, spacing: spacing) == isMonospaced) }

  @Test func `files without a font, folders and pipes are left out`() throws {
    let folder = try TemporaryFolder()
    let text = try folder.add("text.ttf", Data("no font".utf8))
    #expect(mkfifo(folder.path("pipe.ttf"), 0o600) == 0)
    let paths = [text, folder.path("pipe.ttf"), folder.path(""), folder.path("nothing.ttf")]
    #expect(FontLibrary(files: paths.map { URL(fileURLWithPath: $0) }).faces.isEmpty)
  }

  @Test func `only a library that includes the machine's fonts finds them`() {
    let machine = FontLibrary(files: [], includesMachine: true)
    #expect(machine.face(named: "DejaVuSerif-Bold")?.weight == .bold)
    #expect(machine.face(named: "DejaVu Sans Mono")?.isMonospaced == true)
    #expect(FontLibrary(files: []).faces.isEmpty)
  }

  @Test func `a named font has its own letters and lines`() throws {
    let (own, system) = (try serif(20), Font(size: 20))
    let width = engine.size(of: "Hamburg", font: own, maxWidth: nil).width
    #expect(width > engine.size(of: "Hamburg", font: system, maxWidth: nil).width + 3)
    #expect(engine.chain(for: Typeface(own)).first == .named("\(Self.folder)/DejaVuSerif.ttf"))
    #expect(abs(engine.lineHeight(of: own) - 20 * 1.164) < 0.01)
    #expect(abs(engine.ascent(of: own) - 20 * 0.928) < 0.01)
    let extents = engine.extents(of: "Hamburg", font: own)
    #expect(extents.last.map { abs($0.maxX - width) < 0.01 } == true)
  }

  @Test func `what a named font lacks is from the system's`() throws {
    let font = try serif(20)
    #expect(engine.shaped("a海", font: font).letters.map(\.file) == [0, 4])
  }

  @Test func `letters have heights, default ones in a font that tells none`() throws {
    let (own, system) = (
      engine.letterSizes(of: try serif(100)), engine.letterSizes(of: Font(size: 100))
    )
    #expect(own.capital.rounded() == 71 && own.small.rounded() == 53)
    #expect(system.capital.rounded() == 72 && system.small.rounded() == 52)
  }

  @Test func `a line's outline is where its letters are drawn`() throws {
    for font in [Font(size: 40), try serif(40)] {
      let outline = try #require(engine.outline(of: "HI", font: font))
      let width = engine.size(of: "HI", font: font, maxWidth: nil).width
      let (box, capital) = (outline.tightBoundingBox, engine.letterSizes(of: font).capital)
      #expect(abs(box.minY + capital) < 1 && abs(box.maxY) < 0.5)
      #expect(box.minX > 0 && box.maxX < width && box.width > width * 0.7)
    }
    #expect(engine.outline(of: " ", font: Font(size: 40))?.isEmpty == true)
  }

  @Test func `even digits have one width and stand in its middle`() {
    var font = Font(size: 20)
    let proportional = ["1", "8"].map { engine.size(of: $0, font: font, maxWidth: nil).width }
    #expect(proportional[0] < proportional[1])
    font.hasEvenDigits = true
    let even = (0...9).map { engine.size(of: "\($0)", font: font, maxWidth: nil).width }
    #expect(Set(even).count == 1 && even[0] >= proportional[1])
    let line = engine.shaped("a1", font: font)
    #expect(line.letters[1].x > engine.shaped("a", font: font).width)
    let places = engine.extents(of: "1881", font: font)
    for (index, place) in places.enumerated() {
      #expect(abs(place.minX - CGFloat(index) * places[0].maxX) < 0.01)
    }
  }
}
