import Drawing
import Foundation
import SDLShell
import Testing

struct TextTests {
  private nonisolated static let samples = [
    "Files", "Ågjy", "WAVE To. Kerning", "日本語のファイル", "Mixed 日本 text Ωж", "שלום עולם",
    "abc שלום 123", "مرحبا بالعالم", "e\u{301}\u{323}\u{302} a\u{20DD}", "👩‍👩‍👧 🇩🇪 ✓ ☃", "ﬁ … — “”",
  ]
  private let engine: TextEngine

  init() throws { engine = try TextEngine() }

  @Test(arguments: samples, [1.0, 2, 3])
  func `what is drawn is as wide as it was measured`(text: String, scale: CGFloat) throws {
    for size in [11.0, 17, 34] {
      let font = Font(size: size)
      let width = engine.size(of: text, font: font, maxWidth: nil).width
      let ink = try #require(try drawn(text, font, scale: scale, at: 20).ink)
      #expect(CGFloat(ink.minX) >= 20 * scale - 1)
      #expect(CGFloat(ink.maxX + 1) <= (20 + width) * scale + 0.5)
      #expect(CGFloat(ink.maxX + 1) >= (20 + width * 0.6) * scale)
    }
  }

  @Test(arguments: [1.0, 1.5, 2, 3])
  func `letters stand on the baseline`(scale: CGFloat) throws {
    for baseline in [30.0, 30.4] {
      let ink = try #require(
        try drawn("HIE", Font(size: 20), scale: scale, baseline: baseline).ink)
      #expect(ink.maxY + 1 == Int((baseline * scale).rounded()))
    }
  }

  @Test func `letters keep their baseline beside others of another typeface`() throws {
    let alone = try #require(try drawn("H", Font(size: 20), scale: 2).ink)
    let mixed = try drawn("H日日", Font(size: 20), scale: 2)
    let first = (alone.minX...alone.maxX).flatMap { x in
      (0..<mixed.height).filter { mixed.levels(x, $0) != [255, 255, 255] }
    }
    #expect(first.max() == alone.maxY)
  }

  @Test func `marks above tall letters do not push them off the baseline`() throws {
    let plain = try #require(try drawn("Ao", Font(size: 20), scale: 2).ink)
    let marked = try #require(try drawn("Ǻo", Font(size: 20), scale: 2).ink)
    #expect(marked.maxY == plain.maxY)
    #expect(marked.minY < plain.minY)
  }

  @Test func `scripts that the first typeface lacks are drawn by another`() throws {
    for text in ["漢字", "שלום", "مرحبا", "ქართული"] {
      let missing = try drawn(String(repeating: "\u{10FFFD}", count: text.count), Font(size: 17))
      let found = try drawn(text, Font(size: 17))
      #expect(found != missing)
      #expect(found.ink != nil)
    }
  }

  @Test func `text that is none does no harm and leaves no ink`() throws {
    for text in ["", " ", "\u{0}", "\u{200F}\u{FEFF}", "\n\t", "\u{200B}"] {
      #expect(try drawn(text, Font(size: 17)).ink == nil)
      #expect(engine.size(of: text, font: Font(size: 17), maxWidth: nil).width >= 0)
    }
    for text in ["a\u{0}b", "a\u{1B}[31mb", "a\u{202E}b", "\u{FFFF}\u{E000}", "\u{301}"] {
      #expect(try drawn(text, Font(size: 17)).ink != nil)
    }
  }

  @Test func `text beyond all measure does no harm`() throws {
    let long = String(repeating: "Wörter ", count: 20_000)
    #expect(engine.size(of: long, font: Font(size: 17), maxWidth: nil).width > 1000)
    _ = try drawn(long, Font(size: 17))
    for size in [0, -3, 0.01, 5000, CGFloat.nan, .infinity] {
      _ = try drawn("Hi", Font(size: size))
      _ = engine.size(of: "Hi", font: Font(size: size), maxWidth: 10)
    }
  }

  @Test func `text breaks at words, then anywhere, into lines that fit`() {
    let font = Font(size: 17)
    let line = engine.lineHeight(of: font)
    func size(_ text: String, _ limit: CGFloat?) -> CGSize {
      engine.size(of: text, font: font, maxWidth: limit)
    }
    let word = size("words", nil).width
    #expect(size("words words", nil).height == line)
    #expect(size("words words", word * 1.5) == CGSize(width: word, height: 2 * line))
    #expect(size("one\n\ntwo", nil).height == 3 * line)
    let broken = size("Donaudampfschifffahrt", 60)
    #expect(broken.width <= 60 && broken.height >= 3 * line)
    #expect(size("日本語日本語", 40).height >= 2 * line)
  }

  @Test func `widths grow with the size and weight, and monospaced letters are alike`() {
    func width(_ text: String, _ font: Font) -> CGFloat {
      engine.size(of: text, font: font, maxWidth: nil).width
    }
    let regular = width("Settings", Font(size: 17))
    #expect(abs(width("Settings", Font(size: 34)) - 2 * regular) < 0.001)
    #expect(width("Settings", Font(size: 17, weight: .bold)) > regular)
    let mono = Font(size: 17, isMonospaced: true)
    #expect(abs(width("iiii", mono) - width("WWWW", mono)) < 0.5)
  }

  @Test func `faded text is fainter, not another picture`() throws {
    let black = try drawn("Hi", Font(size: 30))
    let faint = try drawn("Hi", Font(size: 30), color: Color.black.faded(by: 0.25))
    let darkest = { (picture: Bitmap) in picture.pixels.min() ?? 0 }
    #expect(darkest(black) == 0)
    #expect(abs(Int(darkest(faint)) - 191) <= 1)
  }

  private func drawn(
    _ text: String, _ font: Font, scale: CGFloat = 2, at x: CGFloat = 10,
    baseline: CGFloat = 50, color: Color = .black
  ) throws -> Bitmap {
    let width = engine.size(of: text, font: font, maxWidth: nil).width
    let size = CGSize(width: min(500, 2 * x + max(width, 20)), height: 70)
    let line = TextLine(
      text: text, font: font, color: color, origin: CGPoint(x: x, y: baseline), width: width)
    return try OffscreenPainter(size: size, scale: scale, text: engine)
      .paint(Canvas(size: size).list([.text(line)]))
  }
}
