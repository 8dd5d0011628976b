import Drawing

extension Painter {
  /// A fill in the colour that it has over what has been drawn so far.
  func adapted(_ fill: Fill, to rect: PixelRect, in state: DrawState) -> Fill {
    guard let color = fill.colorOverDark, isDark(rect.intersection(state.clip)) else { return fill }
    var fill = fill
    fill.color = color
    return fill
  }

  /// Whether a part of the frame is rather black than white so far.
  private func isDark(_ rect: PixelRect) -> Bool {
    guard let target = renderer.outputSize, case let visible = rect.intersection(target),
      !visible.isEmpty
    else { return false }
    if let block = block(of: visible) { return block.luminance < Self.middle }
    guard var copy = Backdrop(reading: visible, from: renderer) else { return false }
    var luminance = Self.middle
    copy.change { luminance = $0.luminance }
    return luminance < Self.middle
  }

  /// The luminance between dark and light, in levels.
  private static var middle: Int { 128 }
}

nonisolated extension PixelBlock {
  /// The mean luminance of its pixels as ITU-R BT.709 weighs the colours, in levels, 0…255.
  var luminance: Int {
    var sum = 0
    for y in 0..<height {
      let row = row(y)
      for x in 0..<width {
        let pixel = Int(row[x])
        sum += 2126 * (pixel >> 16 & 0xFF) + 7152 * (pixel >> 8 & 0xFF) + 722 * (pixel & 0xFF)
      }
    }
    return sum / (10_000 * max(1, width * height))
  }
}
