import CSDL2
import Drawing

extension Painter {
  /// Draws in one colour; what has that colour already keeps it.
  ///
  /// SDL rounds down twice where it blends in software: white over white would be a little grey. Only
  /// colours that were filled in this frame are looked for, as few others come in areas.
  func draw(inInk ink: Color, over area: PixelRect, in state: DrawState, _ draw: () -> Void) {
    let area = area.intersection(state.clip)
    guard renderer.isSoftware, filledColors.contains(ink.rgb), !area.isEmpty else { return draw() }
    let kept = runs(of: ink.rgb, in: area)
    if kept == [area] { return }
    draw()
    if !kept.isEmpty {
      var state = state
      state.alpha = 1
      fill(kept, Color(red: ink.red, green: ink.green, blue: ink.blue), in: state)
    }
  }

  /// The parts of rows in which all pixels have a colour; the area itself if all of them have it.
  private func runs(of color: UInt32, in area: PixelRect) -> [PixelRect] {
    let (width, height) = (Int(area.width), Int(area.height))
    var rect = area.sdl
    var isRead = false
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      isRead =
        SDL_RenderReadPixels(
          renderer.pointer, &rect, SDL_PIXELFORMAT_RGB888.rawValue, buffer.baseAddress,
          Int32(width * 4)) == 0
      count = isRead ? width * height : 0
    }
    guard isRead else { return [] }
    var runs: [PixelRect] = []
    var kept = 0
    for y in 0..<height {
      var x = 0
      while x < width {
        let start = x
        while x < width, pixels[y &* width &+ x] & 0xFFFFFF == color { x &+= 1 }
        if x > start {
          kept += x - start
          runs.append(
            PixelRect(
              x: area.minX + Int32(start), y: area.minY + Int32(y), width: Int32(x - start),
              height: 1))
        }
        x &+= 1
      }
    }
    return kept == width * height ? [area] : runs
  }
}
