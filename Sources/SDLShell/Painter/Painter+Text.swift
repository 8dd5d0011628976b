import CSDL2
import Drawing
import Foundation

/// What a drawn line of text depends on; its opacity is left to the copying.
nonisolated struct LineKey: Hashable {
  let text: String
  let font: Font
  /// The colour as 0xRRGGBB.
  let color: UInt32
  let scale: CGFloat

  init(_ line: TextLine, scale: CGFloat) {
    let levels = line.color.levels
    text = line.text
    font = line.font
    color = UInt32(levels.red) << 16 | UInt32(levels.green) << 8 | UInt32(levels.blue)
    self.scale = scale
  }
}

/// A line of text as a picture; without a texture it is blank.
nonisolated struct DrawnLine {
  let texture: Texture?
  /// The columns that are shown: no more than were measured, to the nearest pixel.
  let width: Int32
  /// Rows of pixels above the baseline.
  let ascent: Int32
}

extension Painter {
  func draw(_ line: TextLine, in place: Place) {
    guard line.color.alpha > 0, place.extent(of: .text(line)).intersects(place.clip) else { return }
    let drawn = drawnLine(line)
    guard let texture = drawn.texture else { return }
    let start = place.point(line.origin)
    let shown = PixelRect(x: 0, y: 0, width: drawn.width, height: texture.height)
    let target = shown.moved(by: PixelPoint(x: start.x, y: start.y - drawn.ascent))
    copy(texture, shown, to: target, color: .white.faded(by: line.color.alpha), in: place)
  }

  private func drawnLine(_ line: TextLine) -> DrawnLine {
    let key = LineKey(line, scale: scale)
    if let drawn = lines.value(for: key) { return drawn }
    let ink = text.draw(line, scale: scale)
    let texture = ink.flatMap { Texture($0.surface.pointer, on: renderer) }
    let measured = pixel(text.width(of: Substring(line.text), font: line.font) * scale)
    let drawn = DrawnLine(
      texture: texture, width: min(texture?.width ?? 0, max(1, measured)),
      ascent: ink?.ascent ?? 0)
    // A blank line costs its key and its entry.
    lines.keep(drawn, bytes: (drawn.texture?.bytes ?? 0) + 200, for: key)
    return drawn
  }
}
