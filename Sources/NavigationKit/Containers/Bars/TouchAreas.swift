import Foundation

/// The touch areas of adjacent buttons: 44 points wide and high if possible, without overlaps.
nonisolated enum TouchAreas {
  /// The area of each button, from the frames of the buttons and of other views in the row.
  ///
  /// The space between two neighbours is divided in half.
  static func areas(of buttons: [CGRect], beside others: [CGRect]) -> [CGRect] {
    buttons.enumerated().map { index, frame in
      let neighbours = buttons[..<index] + buttons[(index + 1)...] + others
      return clip(frame.expandedToTouchTarget, of: frame, between: Array(neighbours))
    }
  }

  /// Cuts an area off half-way between its frame and the nearest neighbours.
  private static func clip(_ area: CGRect, of frame: CGRect, between neighbours: [CGRect]) -> CGRect
  {
    let before = neighbours.filter { $0.midX < frame.midX }.map(\.maxX).max()
    let after = neighbours.filter { $0.midX > frame.midX }.map(\.minX).min()
    let start = max(area.minX, before.map { ($0 + frame.minX) / 2 } ?? area.minX)
    let end = min(area.maxX, after.map { ($0 + frame.maxX) / 2 } ?? area.maxX)
    return CGRect(x: start, y: area.minY, width: max(0, end - start), height: area.height)
  }
}

extension UIView {
  /// Sets the touch areas of the view's buttons, which exclude the other views in the row.
  func updateTouchAreas(beside views: [UIView?]) {
    let buttons = subviews.compactMap { $0 as? MenuButton }
    let others = views.compactMap { $0 }.filter { $0.superview === self && !($0 is MenuButton) }
    let areas = TouchAreas.areas(of: buttons.map(\.frame), beside: others.map(\.frame))
    for (button, area) in zip(buttons, areas) {
      button.touchArea = area.offsetBy(dx: -button.frame.minX, dy: -button.frame.minY)
    }
  }
}
