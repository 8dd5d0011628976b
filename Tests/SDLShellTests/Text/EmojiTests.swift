import Drawing
import Foundation
import SDLShell
import Testing

struct EmojiTests {
  private let engine: TextEngine

  init() throws { engine = try TextEngine() }

  /// The pixels of a black text that are not grey.
  private func colored(_ text: String, size: CGFloat = 20, scale: CGFloat = 2) throws -> Int {
    let bitmap = try drawn(text, size: size, scale: scale)
    return stride(from: 0, to: bitmap.pixels.count, by: 4).count { index in
      let levels = bitmap.pixels[index..<index + 3]
      return (levels.max() ?? 0) - (levels.min() ?? 0) > 40
    }
  }

  private func drawn(_ text: String, size: CGFloat = 20, scale: CGFloat = 2) throws -> Bitmap {
    let line = TextLine(
      text: text, font: Font(size: size), color: .black, origin: CGPoint(x: 20, y: 40), width: 160)
    let page = CGSize(width: 200, height: 60)
    return try OffscreenPainter(size: page, scale: scale, text: engine)
      .paint(Canvas(size: page).list([.text(line)]))
  }

  @Test(arguments: ["😀", "👍🏽", "👩‍🚒", "🇩🇪", "1️⃣", "❤️", "☕️"])
  func `an emoji is drawn in its colours, and is one letter wide`(emoji: String) throws {
    #expect(try colored(emoji) > 200)
    let width = engine.size(of: emoji, font: Font(size: 20), maxWidth: nil).width
    #expect((22...28).contains(width))
    #expect(engine.extents(of: "a\(emoji)b", font: Font(size: 20)).count == 3)
  }

  @Test(arguments: ["❤\u{FE0E}", "✓", "Hello, 42 # * ©", "日本"])
  func `what is text has the colour of the text`(text: String) throws {
    #expect(try colored(text) == 0)
  }

  @Test(arguments: [1.0, 2, 3])
  func `letters beside an emoji stand where they stood`(scale: CGFloat) throws {
    let (plain, mixed) = try (drawn("Hg", scale: scale), drawn("Hg 😀", scale: scale))
    let width = Int(45 * scale)
    for row in 0..<plain.height {
      let start = row * plain.width * 4
      #expect(plain.pixels[start..<start + width * 4] == mixed.pixels[start..<start + width * 4])
    }
  }
}
