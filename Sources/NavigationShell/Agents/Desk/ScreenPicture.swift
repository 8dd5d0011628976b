import Drawing
import Foundation
import NavigationKit
import SDLShell
import Scenario

/// Makes pictures that agents' clients take: small enough, with one pixel per point if they can.
struct ScreenPicture {
  /// The longest side in pixels: larger ones are scaled down by those who look at them.
  static let longestSide: CGFloat = 1568
  /// The most bytes of a file that clients take without a word.
  static let usualBytes = 400_000
  /// How much smaller a picture is tried that has too many bytes.
  private static let shrinking: CGFloat = 0.8

  let painter: HeadlessPainter
  var maximumBytes = usualBytes

  /// The picture as a PNG file, and a line that tells its size and scale.
  ///
  /// - Parameters:
  ///   - part: The part in points; nil for all.
  ///   - scale: Pixels per point.
  func png(
    of frame: DisplayList, part: CGRect? = nil, scale asked: CGFloat
  ) throws -> (file: Data, words: String) {
    let whole = CGRect(origin: .zero, size: frame.size)
    let part = (part ?? whole).intersection(whole)
    guard !part.isEmpty else {
      throw ToolFault("this element is off the screen: scroll to it first")
    }
    var scale = min(asked, Self.longestSide / max(part.width, part.height))
    while true {
      let picture = try painter.picture(of: frame, scale: scale)
        .part(part == whole ? nil : part, scale: scale)
      let file = try PNG.encode(picture)
      if file.count <= maximumBytes {
        return (file, words(picture, part == whole ? nil : part, scale, asked))
      }
      scale *= Self.shrinking
    }
  }

  private func words(
    _ picture: Bitmap, _ part: CGRect?, _ scale: CGFloat, _ asked: CGFloat
  ) -> String {
    let place = part.map { ", of the part at (\(Int($0.minX)) \(Int($0.minY)))" } ?? ""
    let scaling =
      scale == asked
      ? ""
      : ", scaled down, as a picture has at most \(Int(Self.longestSide)) pixels and "
        + "\(maximumBytes / 1000) kB"
    return "\(picture.width)×\(picture.height) pixels, "
      + String(format: "%g", (scale * 1000).rounded() / 1000) + " per point\(place)\(scaling)"
  }

  // MARK: Marks

  private static let font = Font(size: 10)
  private static let ink = Color(255, 255, 255)
  private static let ground = Color(175, 35, 120, alpha: 0.85)
  /// The distance around a reference's letters, in points.
  private static let inset: CGFloat = 2

  /// A frame with the elements' references written beside them.
  func marking(_ entries: [ReferencedScreen.Entry], on frame: DisplayList) -> DisplayList {
    var frame = frame
    let whole = CGRect(origin: .zero, size: frame.size)
    let height = painter.text.lineHeight(of: Self.font)
    for entry in entries.reversed() {
      let place = CGRect(entry.element.frame).intersection(whole)
      guard !place.isEmpty else { continue }
      let width = painter.text.size(of: entry.reference, font: Self.font, maxWidth: nil).width
      let tag = CGRect(
        x: min(place.minX, whole.maxX - width - 2 * Self.inset), y: place.minY,
        width: width + 2 * Self.inset, height: height)
      frame.commands += [
        .stroke(Stroke(frame: place, color: Self.ground, width: 1)),
        .fill(Fill(frame: tag, color: Self.ground)),
        .text(
          TextLine(
            text: entry.reference, font: Self.font, color: Self.ink,
            origin: CGPoint(
              x: tag.minX + Self.inset, y: tag.minY + painter.text.ascent(of: Self.font)),
            width: width)),
      ]
    }
    return frame
  }

  // MARK: Side by side

  /// The distance between two frames, in points.
  private static let gap: CGFloat = 16
  private static let paper = Color(230, 230, 230)

  /// Two frames side by side, with boxes around places in the second one.
  func pair(_ first: DisplayList, _ second: DisplayList, boxes: [CGRect]) -> DisplayList {
    let size = CGSize(
      width: first.size.width + Self.gap + second.size.width,
      height: max(first.size.height, second.size.height))
    let marks = boxes.map { DrawCommand.stroke(Stroke(frame: $0, color: Self.ground, width: 2)) }
    let layer = { (frame: DisplayList, x: CGFloat, marks: [DrawCommand]) in
      DrawCommand.layer(
        Layer(
          origin: CGPoint(x: x, y: 0), clip: CGRect(origin: .zero, size: frame.size),
          commands: frame.commands + marks))
    }
    return DisplayList(
      size: size,
      commands: [
        .fill(Fill(frame: CGRect(origin: .zero, size: size), color: Self.paper)),
        layer(first, 0, []), layer(second, first.size.width + Self.gap, marks),
      ])
  }
}
