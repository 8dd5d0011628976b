import Foundation

/// The resistance of content dragged beyond its edge: it follows less and less, never a whole view.
nonisolated enum RubberBand {
  /// How much of the movement it follows at first; the constant that public descriptions agree on.
  static let constant: CGFloat = 0.55

  /// How far the content moves when the finger moved `distance` beyond the edge of a view of a
  /// length.
  static func stretch(_ distance: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    return (1 - 1 / (distance * constant / length + 1)) * length
  }

  /// How far the finger has to move for a stretch: the inverse of ``stretch(_:length:)``.
  static func distance(for stretch: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, stretch < length else { return 0 }
    return (1 / (1 - stretch / length) - 1) * length / constant
  }

  /// The offset shown for the one the finger asks for.
  static func shown(
    _ requested: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat
  ) -> CGFloat {
    if requested < range.lowerBound {
      return range.lowerBound - stretch(range.lowerBound - requested, length: length)
    }
    if requested > range.upperBound {
      return range.upperBound + stretch(requested - range.upperBound, length: length)
    }
    return requested
  }

  /// The offset that a finger asks for if one is shown: the inverse of ``shown(_:in:length:)``.
  static func requested(
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
