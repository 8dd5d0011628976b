public import Drawing
import Foundation

/// Identifies a rendered letter.
nonisolated struct LetterKey: Hashable {
  let letter: Letter
  let file: FontFile
  let em: CGFloat
  let boldness: CGFloat
}

extension TextEngine {
  /// Renders a line on a transparent background, at `scale` pixels per point; nil if there is no
  /// ink.
  func draw(_ line: TextLine, scale: CGFloat) -> LinePicture? {
    let font = line.font
    let em = min(font.size * scale, Self.largestEm)
    guard em >= 1 else { return nil }
    let columns = GlyphRasterizer.columns(em: em)
    let tracking = Tracking.points(at: font.size) * scale
    let chain = chain(for: Typeface(font))
    var placed: [LinePicture.DrawnLetter] = []
    var colored: [LinePicture.DrawnEmoji] = []
    for letter in shaped(line.text, font: font).letters {
      let x = letter.x * em + CGFloat(letter.tracked) * tracking
      guard x < Self.longestLine else { break }
      let file = chain[letter.file]
      let key = LetterKey(
        letter: letter.letter, file: file, em: em, boldness: file.boldness(for: font.weight))
      guard file != .notoEmoji else {
        colored += emoji(key).map { LinePicture.DrawnEmoji($0, at: Int(x.rounded())) }
        continue
      }
      let picture = picture(key)
      guard picture.width > 0 else { continue }
      let column = Int((x * CGFloat(columns)).rounded())
      placed.append(
        LinePicture.DrawnLetter(
          picture: picture, left: column + picture.left, top: -picture.top))
    }
    return LinePicture(placed, colored, columns: columns, color: line.color)
  }

  /// The outline of a line's letters in points, from the left end of its baseline.
  public func outline(of text: String, font: Font) -> Path? {
    let chain = chain(for: Typeface(font))
    let tracking = Tracking.points(at: font.size)
    var outline = Path()
    for letter in shaped(text, font: font).letters {
      guard let face = face(chain[letter.file]) else { continue }
      let x = letter.x * font.size + CGFloat(letter.tracked) * tracking
      outline.add(
        face.outline(of: letter.letter).applying(
          CGAffineTransform(a: font.size, b: 0, c: 0, d: font.size, tx: x, ty: 0)))
    }
    return outline
  }

  private func picture(_ key: LetterKey) -> GlyphBitmap {
    if let picture = pictures.value(for: key) { return picture }
    let picture = drawn(key) ?? GlyphBitmap()
    // About 150 bytes for the key and the entry besides the text and the pixels.
    pictures.keep(
      picture, bytes: key.letter.text.utf8.count + picture.levels.count + 150, for: key)
    return picture
  }

  private func emoji(_ key: LetterKey) -> [ColorBitmap] {
    if let pictures = emoji.value(for: key) { return pictures }
    let pictures = face(key.file)?.colorBitmaps(of: key.letter, em: key.em) ?? []
    let bytes = pictures.reduce(0) { $0 + $1.picture.pixels.count * 4 }
    emoji.keep(pictures, bytes: key.letter.text.utf8.count + bytes + 150, for: key)
    return pictures
  }

  private func drawn(_ key: LetterKey) -> GlyphBitmap? {
    guard let face = face(key.file), let rasterizer = face.rasterizer else { return nil }
    // Only Inter lacks hints that put tops on whole pixels.
    let heights = key.file.isInter ? face.heights : nil
    let picture = rasterizer.draw(
      key.letter, em: key.em, stretch: heights?.stretch(of: key.letter, em: key.em) ?? 1,
      ink: face.ink(of: key.letter))
    let columns = CGFloat(GlyphRasterizer.columns(em: key.em))
    return picture?.thickened(by: Int((key.boldness * key.em * columns).rounded()))
  }

  /// The largest em that is rendered, in pixels: larger than any screen.
  private static let largestEm: CGFloat = 2000
  /// The longest line that is rendered, in pixels: wider than any screen, and the widest texture of
  /// some renderers.
  private static let longestLine: CGFloat = 8192
}
