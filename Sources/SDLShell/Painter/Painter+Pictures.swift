import Drawing
import Foundation

extension Painter {
  /// The colour of a picture that is not decoded yet.
  private static let placeholder = Color(242, 242, 247)
  /// The background of a picture that cannot be read, and the colour of its mark and of a missing
  /// symbol.
  private static let brokenBackground = Color(229, 229, 234)
  private static let brokenMark = Color(142, 142, 147)
  /// The largest side of the mark on an unreadable picture, in points.
  private static let markSide: CGFloat = 32

  func draw(_ placement: ImagePlacement, in state: DrawState) {
    let frame = state.rect(placement.frame)
    let inner = state.clipped(to: state.rect(placement.clip))
    guard !frame.isEmpty, frame.intersects(inner.clip) else { return }
    switch placement.image {
    case .symbol(let name): drawSymbol(name, placement, in: inner)
    case .file(let path): drawPicture(.file(path), placement, in: inner)
    case .data(let image): drawPicture(.data(image), placement, in: inner)
    case .recording(let recording): draw(recording, placement, in: inner)
    }
  }

  private func drawSymbol(_ name: String, _ placement: ImagePlacement, in state: DrawState) {
    let rect = state.rect(placement.frame)
    let texture = pictures.symbol(
      name, width: rect.width, height: rect.height, tint: placement.tint)
    guard let texture else {
      return drawUnknown(placement.frame, placement.tint ?? Self.brokenMark, in: state)
    }
    let target = rect.centered(texture)
    guard let tint = placement.tint else { return copy(texture, to: target, in: state) }
    draw(inInk: tint, over: target, in: state) {
      copy(texture, to: target, color: .white.faded(by: tint.alpha), in: state)
    }
  }

  private func drawPicture(
    _ origin: PictureOrigin, _ placement: ImagePlacement, in state: DrawState
  ) {
    let rect = state.rect(placement.frame)
    let request = PictureRequest(
      origin, width: rect.width, height: rect.height, isPixelated: placement.isPixelated,
      tint: placement.tint?.rgb)
    let color = Color.white.faded(by: placement.tint?.alpha ?? 1)
    switch pictures.picture(request) {
    case .ready(let texture), .awaited(let texture?):
      copy(texture, to: rect, color: color, in: state)
    case .awaited(nil): fill([rect], Self.placeholder, in: state)
    case .broken: drawBroken(placement, in: state)
    }
  }

  private func drawBroken(_ placement: ImagePlacement, in state: DrawState) {
    let visible = placement.frame.intersection(placement.clip)
    fill([state.rect(visible)], Self.brokenBackground, in: state)
    let side = min(Self.markSide, visible.width / 2, visible.height / 2)
    let mark = CGRect(
      x: visible.midX - side / 2, y: visible.midY - side / 2, width: side, height: side)
    drawSymbol(
      "photo.badge.exclamationmark",
      ImagePlacement(image: placement.image, frame: mark, tint: Self.brokenMark), in: state)
  }

  /// A rounded outline in place of a symbol that is not in the set.
  private func drawUnknown(_ frame: CGRect, _ color: Color, in state: DrawState) {
    let side = min(frame.width, frame.height)
    draw(
      Stroke(
        frame: frame.insetBy(dx: side / 8, dy: side / 8), color: color, width: side / 16,
        cornerRadius: side / 8), in: state)
  }
}

nonisolated extension PixelRect {
  /// Centres a symbol that has its own proportions instead of stretching it.
  fileprivate func centered(_ texture: Texture) -> PixelRect {
    let isSmaller = texture.width <= width && texture.height <= height
    let touches = abs(texture.width - width) <= 1 || abs(texture.height - height) <= 1
    guard isSmaller, touches else { return self }
    return PixelRect(
      x: minX + (width - texture.width) / 2, y: minY + (height - texture.height) / 2,
      width: texture.width, height: texture.height)
  }
}
