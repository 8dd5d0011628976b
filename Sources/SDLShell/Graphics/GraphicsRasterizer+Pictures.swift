import CCairo
import Drawing
import Foundation

extension GraphicsRasterizer {
  /// Draws one line of text: upright, its letters stand on whole pixels, as in labels.
  func draw(_ line: TextLine, _ toPixels: CGAffineTransform, on canvas: CairoCanvas) {
    let scale = toPixels.meanScale
    guard scale > 0, line.color.alpha > 0, let letters = text.draw(line, scale: scale),
      let picture = CairoSurface(letters.pixels, width: letters.width, height: letters.height)
    else { return }
    let start = line.origin.applying(toPixels)
    let corner = CGPoint(x: CGFloat(letters.left), y: -CGFloat(letters.top))
    canvas.isolated {
      if toPixels.isUpright {
        canvas.use(
          CGAffineTransform(
            translationX: CGFloat(pixel(start.x)) + corner.x,
            y: CGFloat(pixel(start.y)) + corner.y))
      } else {
        let rotation = toPixels.linear.scaledBy(x: 1 / scale, y: 1 / scale)
        canvas.use(
          CGAffineTransform(translationX: corner.x, y: corner.y).concatenating(rotation)
            .concatenating(CGAffineTransform(translationX: start.x, y: start.y)))
      }
      cairo_set_source_surface(canvas.context, picture.pointer, 0, 0)
      cairo_paint_with_alpha(canvas.context, line.color.alpha)
    }
  }

  /// Draws a symbol or picture, at so many pixels per point.
  func draw(_ placement: ImagePlacement, scale: CGFloat, on canvas: CairoCanvas) {
    let frame = placement.frame
    let (width, height) = (pixel(frame.width * scale), pixel(frame.height * scale))
    guard width > 0, height > 0,
      let picture = picture(of: placement, width: width, height: height)
    else { return }
    canvas.isolated {
      if placement.clip != frame {
        let clip = placement.clip
        cairo_rectangle(canvas.context, clip.minX, clip.minY, clip.width, clip.height)
        cairo_clip(canvas.context)
      }
      if let tint = placement.tint { picture.tint(tint.rgb) }
      // A symbol keeps its proportions.
      let (wide, high) = (CGFloat(picture.width) / scale, CGFloat(picture.height) / scale)
      let fitted = CGRect(
        x: frame.midX - wide / 2, y: frame.midY - high / 2, width: wide, height: high)
      canvas.draw(
        picture, in: placement.image.isSymbol ? fitted : frame,
        opacity: placement.tint?.alpha ?? 1, isPixelated: placement.isPixelated)
    }
  }

  /// Draws a picture again and again, at so many pixels per point.
  func drawTiles(_ placement: ImagePlacement, scale: CGFloat, on canvas: CairoCanvas) {
    let frame = placement.frame
    let (width, height) = (pixel(frame.width * scale), pixel(frame.height * scale))
    guard width > 0, height > 0,
      let picture = picture(of: placement, width: width, height: height)
    else { return }
    if let tint = placement.tint { picture.tint(tint.rgb) }
    canvas.isolated {
      cairo_translate(canvas.context, frame.minX, frame.minY)
      cairo_scale(
        canvas.context, frame.width / CGFloat(picture.width),
        frame.height / CGFloat(picture.height))
      cairo_set_source_surface(canvas.context, picture.pointer, 0, 0)
      cairo_pattern_set_extend(cairo_get_source(canvas.context), CAIRO_EXTEND_REPEAT)
      cairo_paint_with_alpha(canvas.context, placement.tint?.alpha ?? 1)
    }
  }

  func picture(of placement: ImagePlacement, width: Int32, height: Int32) -> CairoSurface? {
    switch placement.image {
    case .symbol(let name):
      let decoded = images.path(ofSymbol: name).flatMap {
        PictureDecoder.symbol(at: $0, width: width, height: height, tint: nil)
      }
      return decoded.flatMap { CairoSurface($0.pixels, width: $0.width, height: $0.height) }
    case .file(let path):
      return picture(
        PictureRequest(
          .file(path), width: width, height: height, isPixelated: placement.isPixelated))
    case .data(let image):
      return picture(
        PictureRequest(
          .data(image), width: width, height: height, isPixelated: placement.isPixelated))
    case .recording(let recording):
      return picture(
        of: recording, width: width, height: height, isPixelated: placement.isPixelated)
    }
  }

  private func picture(_ request: PictureRequest) -> CairoSurface? {
    guard case .picture(let decoded) = images.decoder.decode(request) else { return nil }
    return CairoSurface(decoded.pixels, width: decoded.width, height: decoded.height)
  }
}

nonisolated extension ImageReference {
  fileprivate var isSymbol: Bool { if case .symbol = self { true } else { false } }
}

nonisolated extension CGAffineTransform {
  /// Whether it only moves and scales, equally in both directions.
  fileprivate var isUpright: Bool { keepsUpright && a == d && a > 0 }
}
