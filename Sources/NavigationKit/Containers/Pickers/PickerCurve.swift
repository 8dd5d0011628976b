import Foundation

/// Where the rows of a wheel appear to be: on a cylinder that is seen from the front.
nonisolated struct PickerCurve: Hashable, Sendable {
  /// How a row is shown: its distance from the wheel's middle in points, how much it is squeezed in
  /// height, how much smaller it is for being farther away, and its opacity.
  struct Place: Hashable, Sendable {
    var distance: CGFloat
    var scale: CGFloat
    var width: CGFloat
    var alpha: CGFloat
  }

  /// The cylinder's radius, in points: half the wheel's height.
  let radius: CGFloat
  /// A row's height, in points.
  let rowHeight: CGFloat

  /// How far a row's middle may be from the wheel's middle, along the cylinder, in points.
  var reach: CGFloat { radius * Self.widestAngle }

  /// Shows a row.
  ///
  /// - Parameter distance: How far its middle is from the wheel's middle along the cylinder, in
  ///   points; nil is returned if that is out of view.
  func place(at distance: CGFloat) -> Place? {
    guard radius > 0, rowHeight > 0, abs(distance) < reach else { return nil }
    let angle = distance / radius
    let scale = cos(angle)
    let away = min(abs(distance) / rowHeight, 1)
    return Place(
      distance: radius * sin(angle), scale: scale,
      width: Self.eyeDistance / (Self.eyeDistance + radius * (1 - scale)),
      alpha: 1 - away + away * scale * Self.fadedAlpha)
  }

  /// The distance along the cylinder of what is seen at a distance from the middle, in points.
  func distance(visibleAt distance: CGFloat) -> CGFloat {
    guard radius > 0 else { return 0 }
    return radius * asin(max(-1, min(distance / radius, 1)))
  }

  /// The rows in view while a position of the unrolled rows is in the middle.
  func rows(around position: CGFloat, of count: Int) -> Range<Int> {
    guard radius > 0, rowHeight > 0, count > 0 else { return 0..<0 }
    func limited(_ row: CGFloat) -> Int { Int(max(0, min(row, CGFloat(count)))) }
    let first = limited(((position - reach) / rowHeight - 0.5).rounded(.up))
    let end = limited(((position + reach) / rowHeight - 0.5).rounded(.down) + 1)
    return first..<max(first, end)
  }

  /// The angle at which rows leave the view, in radians: they are too thin to read; tuned by eye.
  private static let widestAngle: CGFloat = 1.4
  /// How far from the eye the middle row is, in points; tuned by eye.
  private static let eyeDistance: CGFloat = 1000
  /// The opacity of rows beside the selected one, before they turn away; tuned by eye.
  private static let fadedAlpha: CGFloat = 0.6
}
