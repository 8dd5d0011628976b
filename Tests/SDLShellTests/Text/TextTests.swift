import Drawing
import Foundation
import SDLShell
import Testing

struct TextTests {
  private nonisolated static let samples = [
    "Files", "Ågjy", "WAVE To. Kerning", "日本語のファイル", "Mixed 日本 text Ωж", "שלום עולם",
    "abc שלום 123", "مرحبا بالعالم", "e\u{301}\u{323}\u{302} a", "👩‍👩‍👧 🇩🇪 ✓ ☃", "ﬁ … — “”",
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
    let joined = String(repeating: "ب", count: 20_000)
    #expect(try drawn(joined, Font(size: 190)).ink != nil)
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
    #expect(width("Settings", Font(size: 19)) > regular)
    #expect(width("Settings", Font(size: 17, weight: .bold)) > regular)
    let mono = Font(size: 17, isMonospaced: true)
    #expect(abs(width("iiii", mono) - width("WWWW", mono)) < 0.001)
    #expect(
      abs(width("Settings", Font(size: 34, isMonospaced: true)) - 2 * width("Settings", mono))
        < 0.001)
  }

  @Test(
    arguments: [
      ("Label", Font(size: 17), 42), ("the", Font(size: 17), 25), ("point", Font(size: 17), 39),
      ("VIP", Font(size: 17), 26), ("error", Font(size: 17), 37), ("CENTER", Font(size: 17), 64.3),
      ("Feedback", Font(size: 17, weight: .semibold), 78.5), ("取消", Font(size: 17), 34),
      ("Settings", Font(size: 34, weight: .bold), 133),
      ("Books", Font(size: 34, weight: .bold), 98.3),
      ("Author: Aldous huxley", Font(size: 13), 132.7),
    ] as [(String, Font, CGFloat)])
  func `lines are as long as on iOS, to two percent`(text: String, font: Font, width: CGFloat) {
    let measured = engine.size(of: text, font: font, maxWidth: nil).width
    // The widths known from iOS are rounded up to pixels, hence half a point more.
    #expect(abs(measured - width) <= width * 0.02 + 0.5)
  }

  @Test(arguments: [(13, 15.7, 3), (17, 20.5, 2), (34, 40.7, 3)] as [(CGFloat, CGFloat, CGFloat)])
  func `lines are as high as on iOS`(size: CGFloat, height: CGFloat, scale: CGFloat) {
    let line = engine.lineHeight(of: Font(size: size))
    #expect(abs((line * scale).rounded(.up) / scale - height) < 0.05)
  }

  @Test(
    arguments: [
      (5, 0.17), (12, 0), (17, -0.41), (19.5, -0.45), (20, 0.38), (25, 0.355), (34, 0.38), (100, 0),
    ] as [(CGFloat, CGFloat)])
  func `tracking goes by the size`(size: CGFloat, points: CGFloat) {
    #expect(abs(Tracking.points(at: size) - points) < 0.001)
  }

  @Test func `letters stand where they were measured to, between pixels too`() throws {
    let font = Font(size: 17)
    let many = try drawn("iiiiiiii", font, scale: 1)
    let one = try drawn("i", font, scale: 1)
    let ends = try (#require(many.ink).maxX, #require(one.ink).maxX)
    let advance = engine.size(of: "iiiiiiii", font: font, maxWidth: nil).width / 8
    #expect(abs(CGFloat(ends.0 - ends.1) - 7 * advance) <= 1)
    /// The darkest levels of the columns of pixels.
    func shades(_ picture: Bitmap) -> Set<UInt8> {
      Set((0..<picture.width).map { x in (0..<70).map { picture.levels(x, $0)[0] }.min() ?? 255 })
    }
    #expect(shades(many).count > shades(one).count)
  }

  @Test func `what is typed is drawn, not an arrow`() throws {
    let font = Font(size: 17)
    func width(_ text: String) -> CGFloat { engine.size(of: text, font: font, maxWidth: nil).width }
    #expect(abs(width("->") - width("-") - width(">")) < 1)
    #expect(try drawn("->", font) != drawn("→", font))
  }

  @Test func `letters are kerned`() {
    let font = Font(size: 34)
    func width(_ text: String) -> CGFloat { engine.size(of: text, font: font, maxWidth: nil).width }
    #expect(width("AV") < width("A") + width("V") - 1)
    #expect(width("HH") == width("H") * 2)
  }

  @Test func `titles in Chinese are bold too`() throws {
    func ink(_ weight: Font.Weight) throws -> Int {
      try drawn("粗体", Font(size: 17, weight: weight)).pixels.reduce(0) { $0 + 255 - Int($1) }
    }
    #expect(try Double(ink(.bold)) > Double(ink(.regular)) * 1.15)
  }

  @Test func `the same text gives the same pixels, whatever was drawn before`() throws {
    let text = "Mixed 日本 שלום Ωж"
    let first = try drawn(text, Font(size: 17))
    for size in [11.0, 13, 34] { _ = try drawn("Other 文字", Font(size: size)) }
    #expect(try drawn(text, Font(size: 17)) == first)
    let fresh = try TextEngine()
    let line = fresh.size(of: text, font: Font(size: 17), maxWidth: nil)
    #expect(line == engine.size(of: text, font: Font(size: 17), maxWidth: nil))
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
