import Drawing
import Foundation

/// What a drawn letter depends on.
nonisolated struct GlyphKey: Hashable {
  let glyph: UInt32
  let file: FontFile
  let em: CGFloat
  /// Quarters of a pixel right of a whole one.
  let shift: Int
  let boldness: CGFloat
}

/// A line of text as pixels of 0xAARRGGBB.
nonisolated struct LinePicture {
  let pixels: [UInt32]
  let width: Int32
  let height: Int32
  /// Columns right of the line's left end, perhaps fewer than none.
  let left: Int32
  /// Rows above the baseline.
  let top: Int32
}

extension TextEngine {
  /// Draws a line on nothing, at so many pixels a point; nil if there is no ink.
  func draw(_ line: TextLine, scale: CGFloat) -> LinePicture? {
    let font = line.font
    let em = min(font.size * scale, Self.largestEm)
    guard em >= 1 else { return nil }
    let tracking = Tracking.points(at: font.size) * scale
    let chain = chain(for: Typeface(font))
    var placed: [PlacedGlyph] = []
    for letter in shaped(line.text, font: font).letters {
      let x = letter.position.x * em + CGFloat(letter.tracked) * tracking
      guard x < Self.longestLine else { break }
      let quarters = Int((x * 4).rounded())
      let key = GlyphKey(
        glyph: letter.glyph, file: chain[letter.file], em: em, shift: quarters & 3,
        boldness: chain[letter.file].boldness(for: font.weight))
      guard let picture = picture(key), picture.width > 0 else { continue }
      placed.append(
        PlacedGlyph(
          picture: picture, left: (quarters >> 2) + picture.left,
          top: -Int((letter.position.y * em).rounded()) - picture.top))
    }
    return LinePicture(placed, color: line.color)
  }

  private func picture(_ key: GlyphKey) -> GlyphPicture? {
    if let picture = glyphs.value(for: key) { return picture }
    guard let face = face(key.file) else { return nil }
    let picture = GlyphPicture(
      of: key.glyph, in: face, em: key.em, shift: CGFloat(key.shift) / 4, boldness: key.boldness)
    // A key and its entry take about 150 bytes besides the pixels.
    glyphs.keep(picture, bytes: picture.levels.count + 150, for: key)
    return picture
  }

  /// Letters larger than any screen are drawn as large as this, in pixels.
  private static let largestEm: CGFloat = 2000
  /// Where a line is cut, in pixels: no screen is wider, and some take no wider picture.
  private static let longestLine: CGFloat = 8192
}

/// A letter with its top left corner, from the left end of the baseline.
private nonisolated struct PlacedGlyph {
  let picture: GlyphPicture
  let left: Int
  let top: Int
}

nonisolated extension LinePicture {
  /// Puts letters together; nil if there are none.
  fileprivate init?(_ glyphs: [PlacedGlyph], color: Color) {
    guard let left = glyphs.map(\.left).min(), let top = glyphs.map(\.top).min(),
      let right = glyphs.map({ $0.left + $0.picture.width }).max(),
      let bottom = glyphs.map({ $0.top + $0.picture.height }).max()
    else { return nil }
    let width = right - left
    var levels = [UInt8](repeating: 0, count: width * (bottom - top))
    for glyph in glyphs {
      let start = (glyph.top - top) * width + glyph.left - left
      glyph.picture.add(to: &levels, at: start, stride: width)
    }
    let parts = color.levels
    let ink = UInt32(parts.red) << 16 | UInt32(parts.green) << 8 | UInt32(parts.blue)
    pixels = levels.map { UInt32($0) << 24 | ink }
    (self.width, height) = (Int32(width), Int32(bottom - top))
    (self.left, self.top) = (Int32(left), Int32(-top))
  }
}

nonisolated extension GlyphPicture {
  /// Adds the coverage to a larger picture: letters that join leave no seam.
  fileprivate func add(to target: inout [UInt8], at start: Int, stride: Int) {
    for row in 0..<height {
      for column in 0..<width {
        let index = start + row * stride + column
        let sum = UInt16(target[index]) + UInt16(levels[row * width + column])
        target[index] = UInt8(min(sum, 255))
      }
    }
  }
}
