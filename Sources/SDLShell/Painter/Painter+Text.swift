import CSDL2
import Drawing
import Foundation

/// Identifies a rendered line of text; its opacity is applied when it is copied.
nonisolated struct DrawnLineKey: Hashable {
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

/// A rendered line of text; blank if it has no texture.
nonisolated struct DrawnLine {
  let texture: Texture?
  /// The texture's offset from the line's start in pixels; may be negative.
  let left: Int32
  /// The texture's height above the baseline in pixels.
  let top: Int32
}

extension Painter {
  func draw(_ line: TextLine, in state: DrawState) {
    guard line.color.alpha > 0, state.extent(of: .text(line)).intersects(state.clip) else { return }
    let drawn = drawnLine(line)
    guard let texture = drawn.texture else { return }
    let start = state.point(line.origin)
    let target = PixelRect(
      x: start.x + drawn.left, y: start.y - drawn.top, width: texture.width, height: texture.height)
    draw(inInk: line.color, over: target, in: state) {
      copy(texture, to: target, color: .white.faded(by: line.color.alpha), in: state)
    }
  }

  private func drawnLine(_ line: TextLine) -> DrawnLine {
    let key = DrawnLineKey(line, scale: scale)
    if let drawn = lines.value(for: key) { return drawn }
    let picture = text.draw(line, scale: scale)
    let texture = picture.flatMap {
      Texture($0.pixels, width: $0.width, height: $0.height, on: renderer)
    }
    let drawn = DrawnLine(
      texture: texture, left: picture?.left ?? 0, top: picture?.top ?? 0)
    // 200 bytes for the key and the entry.
    lines.keep(drawn, bytes: (drawn.texture?.bytes ?? 0) + 200, for: key)
    return drawn
  }
}
