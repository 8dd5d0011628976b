import Drawing
import Foundation

/// The contents of a screen while its device is turned: around the same middle, upright, and of a
/// size between the old and the new one.
///
/// A rectangle that stands upright does not reach the corners of a screen that is turned: there the
/// window's background is visible, as in UIKit, and where that is black, as by default, the page's
/// instead, so that the screen's outline is seen turning.
nonisolated struct TurnedContents {
  /// The size of the contents, in points.
  let size: CGSize
  /// The size of the screen, in points.
  let screen: CGSize
  /// How the device stands, in radians clockwise.
  let tilt: CGFloat

  /// The contents on the screen, over a colour that fills it; nil for black.
  func layer(of contents: [DrawCommand], on ground: Color?) -> DrawCommand {
    let frame = CGRect(origin: .zero, size: size)
    let reach = hypot(screen.width, screen.height)
    let all = CGRect(
      x: frame.midX - reach / 2, y: frame.midY - reach / 2, width: reach, height: reach)
    return .layer(
      Layer(
        origin: CGPoint(x: screen.width / 2, y: screen.height / 2),
        transform: CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
          .concatenating(CGAffineTransform(rotationAngle: -tilt)),
        commands: (ground.map { [.fill(Fill(frame: all, color: $0))] } ?? [])
          + [.layer(Layer(clip: frame, commands: contents))]))
  }
}
