import Drawing
import Foundation

/// What a screen shows while its device is turned: contents around the same middle that stand
/// upright, of a size between the old and the new one.
///
/// A rectangle that stands upright does not reach the corners of a screen that is turned: there its
/// edges are continued outwards, as if bars, rows and pages were longer.
nonisolated struct TurnedContents {
  /// The size of the contents, in points.
  let size: CGSize
  /// The size of the screen, in points.
  let screen: CGSize
  /// How the device stands, in radians clockwise.
  let tilt: CGFloat

  /// How far the screen reaches beyond the contents at each side, in points.
  var margins: CGSize {
    let (sine, cosine) = (abs(sin(tilt)), abs(cos(tilt)))
    return CGSize(
      width: max(0, (screen.width * cosine + screen.height * sine - size.width) / 2),
      height: max(0, (screen.width * sine + screen.height * cosine - size.height) / 2))
  }

  /// The contents on the screen.
  func layer(of contents: [DrawCommand], over: [DrawCommand]) -> DrawCommand {
    .layer(
      Layer(
        origin: CGPoint(x: screen.width / 2, y: screen.height / 2),
        transform: CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
          .concatenating(CGAffineTransform(rotationAngle: -tilt)),
        commands: edges(of: contents) + contents + over))
  }

  /// The width of the strip at an edge that is continued outwards, in points.
  ///
  /// Its middle third is stretched over the margin, as stretched pixels fade at the ends. It is in most
  /// pages' margins, and has some pixels also where the screen is drawn at a quarter of its size.
  private static let strip: CGFloat = 18
  /// How far it is from the edge, in points: the outermost pixels may be mixed with what is beside.
  private static let inset: CGFloat = 1

  /// The outermost points of the contents, stretched over the margins.
  private func edges(of contents: [DrawCommand]) -> [DrawCommand] {
    let depth = Self.strip + Self.inset
    guard size.width > 2 * depth, size.height > 2 * depth else { return [] }
    let column = CGSize(width: Self.strip, height: size.height)
    let row = CGSize(width: size.width, height: Self.strip)
    let (near, wide, high) = (Self.inset, margins.width, margins.height)
    return [
      stretched(contents, CGRect(origin: CGPoint(x: near, y: 0), size: column), wide, .minX),
      stretched(
        contents, CGRect(origin: CGPoint(x: size.width - depth, y: 0), size: column), wide, .maxX),
      stretched(contents, CGRect(origin: CGPoint(x: 0, y: near), size: row), high, .minY),
      stretched(
        contents, CGRect(origin: CGPoint(x: 0, y: size.height - depth), size: row), high, .maxY),
    ].compactMap(\.self)
  }

  private enum Edge { case minX, maxX, minY, maxY }

  /// A strip of the contents, stretched over the margin beyond an edge; nil if there is none.
  ///
  /// Its inner third reaches below the contents, its outer one beyond the screen.
  private func stretched(
    _ contents: [DrawCommand], _ strip: CGRect, _ margin: CGFloat, _ edge: Edge
  ) -> DrawCommand? {
    guard margin > 0 else { return nil }
    let third = Self.strip / 3
    let factor = (margin + Self.strip + Self.inset) / third
    let isAcross = edge == .minX || edge == .maxX
    // Where the middle third meets the inner one, which stays there.
    let fixed = CGPoint(
      x: edge == .minX ? strip.maxX - third : strip.minX + (edge == .maxX ? third : 0),
      y: edge == .minY ? strip.maxY - third : strip.minY + (edge == .maxY ? third : 0))
    return .layer(
      Layer(
        origin: fixed,
        transform: CGAffineTransform(translationX: -fixed.x, y: -fixed.y)
          .concatenating(
            CGAffineTransform(scaleX: isAcross ? factor : 1, y: isAcross ? 1 : factor)),
        clip: strip, commands: contents))
  }
}
