import Drawing
import Foundation

/// The sizes and colours of segmented controls, in points, as Apple's design resources draw them.
enum SegmentMetrics {
  /// The control's height.
  nonisolated static let height: CGFloat = 32
  /// The track's corner radius.
  nonisolated static let trackRadius: CGFloat = 9
  /// The thumb's corner radius.
  nonisolated static let thumbRadius: CGFloat = 7
  /// Between the track's edge and the thumb.
  nonisolated static let thumbInset: CGFloat = 2
  /// Between a segment's edge and its content, at least; tuned by eye.
  nonisolated static let padding: CGFloat = 12
  /// The letters' size.
  nonisolated static let fontSize: CGFloat = 13
  /// A separator's width.
  nonisolated static let separatorWidth: CGFloat = 1
  /// Between a separator's ends and the track's edge.
  nonisolated static let separatorInset: CGFloat = 8
  /// How far the thumb's shadow reaches.
  nonisolated static let shadowRadius: CGFloat = 8
  /// How far below the thumb its shadow lies.
  nonisolated static let shadowOffset: CGFloat = 3
  /// How dark it is.
  nonisolated static let shadowAlpha: CGFloat = 0.12
  /// Seconds the thumb slides.
  nonisolated static let duration: TimeInterval = 0.25

  /// The track.
  static let trackColor = UIColor(
    light: Color(118, 118, 128, alpha: 0.12), dark: Color(118, 118, 128, alpha: 0.24))
  /// The thumb.
  static let thumbColor = UIColor(light: .white, dark: Color(99, 99, 102))

  /// The widths that segments ask for.
  ///
  /// - Parameters:
  ///   - given: Widths that were set; 0 where none was.
  ///   - content: What their contents take.
  ///   - isApportioned: Whether each goes by its own content; otherwise all by the widest.
  nonisolated static func widths(
    given: [CGFloat], content: [CGFloat], isApportioned: Bool
  ) -> [CGFloat] {
    let widest = zip(given, content).filter { $0.0 == 0 }.map(\.1).max() ?? 0
    return zip(given, content).map { given, content in
      given > 0 ? given : (isApportioned ? content : widest) + 2 * padding
    }
  }

  /// Segments side by side that fill a control, wider or narrower in the same proportion.
  nonisolated static func frames(of widths: [CGFloat], in bounds: CGRect) -> [CGRect] {
    let total = widths.reduce(0, +)
    guard total > 0 else { return widths.map { _ in .zero } }
    var x = bounds.minX
    return widths.map { width in
      let share = bounds.width * width / total
      defer { x += share }
      return CGRect(x: x, y: bounds.minY, width: share, height: bounds.height)
    }
  }
}
