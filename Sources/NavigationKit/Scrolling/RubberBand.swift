import Foundation

/// How content gives way when it is dragged beyond its edge: ever less, never a whole view.
nonisolated enum RubberBand {
  /// How willingly it follows at first; the constant that public descriptions agree on.
  static let constant: CGFloat = 0.55

  /// How far the content moves when the finger moved `distance` beyond the edge of a view of a length.
  static func stretch(_ distance: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    return (1 - 1 / (distance * constant / length + 1)) * length
  }

  /// How far the finger has to move for a stretch.
  static func distance(for stretch: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, stretch < length else { return 0 }
    return (1 / (1 - stretch / length) - 1) * length / constant
  }

  /// The offset shown for the one the finger asks for.
  static func shown(
    _ asked: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat
  ) -> CGFloat {
    if asked < range.lowerBound {
      return range.lowerBound - stretch(range.lowerBound - asked, length: length)
    }
    if asked > range.upperBound {
      return range.upperBound + stretch(asked - range.upperBound, length: length)
    }
    return asked
  }

  /// The offset a finger asks for where one is shown: what ``shown(_:in:length:)`` undoes.
  static func asked(
    _ shown: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat
  ) -> CGFloat {
    if shown < range.lowerBound {
      return range.lowerBound - distance(for: range.lowerBound - shown, length: length)
    }
    if shown > range.upperBound {
      return range.upperBound + distance(for: shown - range.upperBound, length: length)
    }
    return shown
  }
}
