import Foundation

extension UIScrollView {
  /// Where content may rest that is at an offset: within its edges, and on a page if it has pages.
  func restingPlace(at offset: CGPoint) -> CGPoint {
    isPagingEnabled
      ? page(from: offset, letGoAt: offset, velocity: .zero)
      : snapped(extent.clamped(offset))
  }

  /// The offset of the page at which content comes to rest that a finger moved.
  func page(from start: CGPoint, letGoAt offset: CGPoint, velocity: CGPoint) -> CGPoint {
    let sign: CGFloat = pagesBeginAtRight ? -1 : 1
    return CGPoint(
      x: sign
        * ScrollPaging.rest(
          from: sign * start.x, letGoAt: sign * offset.x, velocity: sign * velocity.x,
          in: pagedRange, length: pageLength.width),
      y: ScrollPaging.rest(
        from: start.y, letGoAt: offset.y, velocity: velocity.y, in: extent.vertical,
        length: pageLength.height))
  }

  /// The page that a wheel's step leads to, one away whatever the step's length.
  func page(steppingBy delta: CGSize, from offset: CGPoint) -> CGPoint {
    let sign: CGFloat = pagesBeginAtRight ? -1 : 1
    return CGPoint(
      x: sign
        * ScrollPaging.place(
          sign * step(against: delta.width), from: sign * offset.x, in: pagedRange,
          length: pageLength.width),
      y: ScrollPaging.place(
        step(against: delta.height), from: offset.y, in: extent.vertical,
        length: pageLength.height))
  }

  /// The horizontal offsets in the direction in which pages are counted.
  private var pagedRange: ClosedRange<CGFloat> {
    let range = extent.horizontal
    return pagesBeginAtRight ? -range.upperBound...(-range.lowerBound) : range
  }

  private func step(against delta: CGFloat) -> CGFloat { delta == 0 ? 0 : delta < 0 ? 1 : -1 }

  /// A motion from an offset to a page, as quickly as ``DecelerationRate/fast`` has it.
  func turn(from offset: CGPoint, to page: CGPoint) -> ScrollTrajectory {
    let rate = DecelerationRate.fast.rawValue
    return .coasting(
      x: ScrollMotion(glidingFrom: offset.x, to: page.x, rate: rate),
      y: ScrollMotion(glidingFrom: offset.y, to: page.y, rate: rate))
  }
}
