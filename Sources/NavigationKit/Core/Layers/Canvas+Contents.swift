import Drawing
import Foundation

extension Canvas {
  /// Draws a layer's picture, and what is left of the former one.
  mutating func drawContents(of style: LayerStyle, in bounds: CGRect) {
    guard let contents = style.contents else { return }
    let pictures = pictures(of: contents, style, in: bounds)
    guard let (former, share) = style.formerContents else { return commands += pictures }
    let fade = CrossFade(former: self.pictures(of: former, style, in: bounds), share: Double(share))
    commands.append(.layer(Layer(crossFade: fade, commands: pictures)))
  }

  /// A picture in a layer's bounds: the part of it that is shown, stretched where it may be.
  private func pictures(of image: CGImage, _ style: LayerStyle, in bounds: CGRect) -> [DrawCommand]
  {
    let scale = style.contentsScale > 0 ? style.contentsScale : 1
    let whole = CGSize(
      width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    let part = style.contentsRect
    guard part.width > 0, part.height > 0 else { return [] }
    let size = CGSize(width: whole.width * part.width, height: whole.height * part.height)
    let place = style.contentsGravity.contentMode.frame(of: size, in: bounds)
    return style.slices(of: size, in: place).map { slice in
      let (x, y) = (slice.frame.width / part.width, slice.frame.height / part.height)
      let frame = CGRect(
        x: slice.frame.minX - part.minX * x, y: slice.frame.minY - part.minY * y, width: x,
        height: y)
      return .image(
        ImagePlacement(
          image: image.reference, frame: placed(frame), clip: placed(slice.clip), tint: nil,
          isPixelated: style.filter(from: image, to: frame, scale: traits.displayScale) == .nearest)
      )
    }
  }
}

extension LayerStyle {
  /// How a picture is drawn over a rectangle of a screen of so many pixels per point.
  fileprivate func filter(
    from image: CGImage, to frame: CGRect, scale: CGFloat
  ) -> CALayerContentsFilter {
    let pixels = CGFloat(image.width) * CGFloat(image.height)
    let place = frame.width * frame.height * scale * scale
    return place < pixels ? minificationFilter : magnificationFilter
  }

  /// The parts of a picture that fill a rectangle: its edges keep their size, the rest is
  /// stretched.
  fileprivate func slices(of size: CGSize, in rect: CGRect) -> [ImageCaps.Slice] {
    let center = contentsCenter
    guard center != CGRect(x: 0, y: 0, width: 1, height: 1) else {
      return [ImageCaps.Slice(frame: rect, clip: rect)]
    }
    let caps = UIEdgeInsets(
      top: center.minY * size.height, left: center.minX * size.width,
      bottom: (1 - center.maxY) * size.height, right: (1 - center.maxX) * size.width)
    return ImageCaps(insets: caps, mode: .stretch).slices(of: size, in: rect)
  }
}
