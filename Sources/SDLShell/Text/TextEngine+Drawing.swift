import Drawing
import Foundation

/// What a drawn letter depends on.
nonisolated struct LetterKey: Hashable {
  let letter: Letter
  let file: FontFile
  let em: CGFloat
  let boldness: CGFloat
}

extension TextEngine {
  /// Draws a line on nothing, at so many pixels a point; nil if there is no ink.
  func draw(_ line: TextLine, scale: CGFloat) -> LinePicture? {
    let font = line.font
    let em = min(font.size * scale, Self.largestEm)
    guard em >= 1 else { return nil }
    let columns = GlyphRasterizer.columns(em: em)
    let tracking = Tracking.points(at: font.size) * scale
    let chain = chain(for: Typeface(font))
    var placed: [LinePicture.PlacedLetter] = []
    for letter in shaped(line.text, font: font).letters {
      let x = letter.x * em + CGFloat(letter.tracked) * tracking
      guard x < Self.longestLine else { break }
      let file = chain[letter.file]
      let key = LetterKey(
        letter: letter.letter, file: file, em: em, boldness: file.boldness(for: font.weight))
      let picture = picture(key)
      guard picture.width > 0 else { continue }
      let column = Int((x * CGFloat(columns)).rounded())
      placed.append(
        LinePicture.PlacedLetter(
          picture: picture, left: column + picture.left, top: -picture.top))
    }
    return LinePicture(placed, columns: columns, color: line.color)
  }

  private func picture(_ key: LetterKey) -> GlyphBitmap {
    if let picture = pictures.value(for: key) { return picture }
    let picture = drawn(key) ?? GlyphBitmap()
    // A key and its entry take about 150 bytes besides the text and the pixels.
    pictures.keep(
      picture, bytes: key.letter.text.utf8.count + picture.levels.count + 150, for: key)
    return picture
  }

  private func drawn(_ key: LetterKey) -> GlyphBitmap? {
    guard let face = face(key.file), let rasterizer = face.rasterizer else { return nil }
    // Only the system's typeface lacks what would put its tops on whole pixels.
    let heights = key.file.isInter ? face.heights : nil
    let picture = rasterizer.draw(
      key.letter, em: key.em, stretch: heights?.stretch(of: key.letter, em: key.em) ?? 1,
      ink: face.ink(of: key.letter))
    let columns = CGFloat(GlyphRasterizer.columns(em: key.em))
    return picture?.thickened(by: Int((key.boldness * key.em * columns).rounded()))
  }

  /// Letters larger than any screen are drawn as large as this, in pixels.
  private static let largestEm: CGFloat = 2000
  /// Where a line is cut, in pixels: no screen is wider, and some take no wider picture.
  private static let longestLine: CGFloat = 8192
}
