import Foundation

/// Computes where paged content comes to rest along one axis.
nonisolated enum ScrollPaging {
  /// The least speed of a flick that turns a page, in points per second; tuned by eye.
  static let flickSpeed: CGFloat = 250

  /// The offset of the page at which content comes to rest.
  ///
  /// It is the nearest page, or with a flick the next one in its direction; in either case at most
  /// one page from where the drag began.
  ///
  /// - Parameters:
  ///   - start: The offset at which the drag began, in points.
  ///   - offset: The offset at which the drag ended, in points.
  ///   - velocity: The velocity of the offset at the end, in points per second.
  ///   - range: The offsets at which the content fills the view.
  ///   - length: The length of a page, in points.
  static func rest(
    from start: CGFloat, letGoAt offset: CGFloat, velocity: CGFloat, in range: ClosedRange<CGFloat>,
    length: CGFloat
  ) -> CGFloat {
    let first = page(of: start, in: range, length: length)
    let here = page(of: offset, in: range, length: length)
    let wanted =
      if velocity >= flickSpeed {
        here.rounded(.down) + 1
      } else if velocity <= -flickSpeed {
        here.rounded(.up) - 1
      } else {
        here.rounded()
      }
    let near = min(max(wanted, first.rounded() - 1), first.rounded() + 1)
    return place(of: near, in: range, length: length)
  }

  /// The offset of the page that lies `pages` pages after the one nearest to `offset`.
  static func place(
    _ pages: CGFloat, from offset: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat
  ) -> CGFloat {
    let near = page(of: offset, in: range, length: length).rounded()
    return place(of: near + pages, in: range, length: length)
  }

  private static func page(
    of offset: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat
  ) -> CGFloat { length > 0 ? (offset - range.lowerBound) / length : 0 }

  private static func place(
    of page: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat
  ) -> CGFloat {
    min(max(range.lowerBound + page * length, range.lowerBound), range.upperBound)
  }
}
