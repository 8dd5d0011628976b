import Drawing
import Foundation

/// The shape of a screen that is no plain rectangle.
///
/// Sizes are those in pictures of devices, in points.
nonisolated enum ScreenShape {
  /// The size of a notch.
  static let notch = CGSize(width: 209, height: 30)
  /// The radius of its lower corners.
  static let notchRadius: CGFloat = 20
  /// The size of an island.
  static let island = CGSize(width: 126, height: 37)
  /// The distance of an island from the edge.
  static let islandMargin: CGFloat = 11

  /// A line around the screen whose inner edge has the corners' radius.
  ///
  /// The screen's own corner is (√2 − 1) radii away from the curve: a line half a radius wide covers
  /// it.
  static func corners(of size: CGSize, radius: CGFloat) -> DrawCommand {
    let width = (radius / 2).rounded(.up)
    let frame = CGRect(origin: .zero, size: size).insetBy(dx: -width, dy: -width)
    return .stroke(
      Stroke(
        frame: frame, color: .black, width: width, cornerRadius: radius + width,
        cornerCurve: .continuous))
  }

  /// The cut-out of a screen of a size, at the device's upper end.
  static func cutOut(
    _ cutOut: ScreenChrome.CutOut, in size: CGSize, turned turn: QuarterTurn
  ) -> Fill? {
    let upright = turn.isSideways ? CGSize(width: size.height, height: size.width) : size
    guard let shape = shape(of: cutOut, across: upright.width) else { return nil }
    return Fill(
      frame: turn.place(of: shape.place, in: upright), color: .black, cornerRadius: shape.radius)
  }

  private static func shape(
    of cutOut: ScreenChrome.CutOut, across length: CGFloat
  ) -> (place: CGRect, radius: CGFloat)? {
    switch cutOut {
    case .none:
      nil
    case .notch:
      // The upper corners of the rectangle are beyond the screen.
      (
        CGRect(
          x: (length - notch.width) / 2, y: -notchRadius, width: notch.width,
          height: notch.height + notchRadius), notchRadius
      )
    case .island:
      (
        CGRect(
          x: (length - island.width) / 2, y: islandMargin, width: island.width,
          height: island.height), island.height / 2
      )
    }
  }
}
