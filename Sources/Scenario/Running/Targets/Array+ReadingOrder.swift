package import Foundation

nonisolated extension Array {
  /// In reading order: line by line from the top, each along the writing direction.
  ///
  /// Two elements are on one line if the middle of each is beside the other.
  package func inReadingOrder(isRightToLeft: Bool, of frame: (Element) -> CGRect) -> [Element] {
    var lines: [[(element: Element, frame: CGRect)]] = []
    let placed = map { (element: $0, frame: frame($0)) }
    for one in placed.sorted(by: { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    ) {
      if let first = lines.last?.first, first.frame.isOnLine(of: one.frame) {
        lines[lines.count - 1].append(one)
      } else {
        lines.append([one])
      }
    }
    return lines.flatMap { line in
      line.sorted {
        ($0.frame.start(isRightToLeft), $0.frame.minY)
          < ($1.frame.start(isRightToLeft), $1.frame.minY)
      }
      .map(\.element)
    }
  }
}

nonisolated extension CGRect {
  fileprivate func start(_ isRightToLeft: Bool) -> CGFloat { isRightToLeft ? -maxX : minX }

  fileprivate func isOnLine(of other: CGRect) -> Bool {
    minY <= other.midY && other.midY <= maxY && other.minY <= midY && midY <= other.maxY
  }
}
