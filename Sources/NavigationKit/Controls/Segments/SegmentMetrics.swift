import Drawing
import Foundation

/// The sizes and colours of segmented controls, in points, as Apple's design resources draw them.
enum SegmentMetrics {
  nonisolated static let height: CGFloat = 32
  nonisolated static let trackRadius: CGFloat = 9
  nonisolated static let thumbRadius: CGFloat = 7
  /// The space between the track's edge and the thumb.
  nonisolated static let thumbInset: CGFloat = 2
  /// The least space between a segment's edge and its content; tuned by eye.
  nonisolated static let padding: CGFloat = 12
  /// The size of the titles' font.
  nonisolated static let fontSize: CGFloat = 13
  /// A separator's width.
  nonisolated static let separatorWidth: CGFloat = 1
  /// The space between a separator's ends and the track's edges.
  nonisolated static let separatorInset: CGFloat = 8
  /// The blur radius of the thumb's shadow.
  nonisolated static let shadowRadius: CGFloat = 8
  /// The downward offset of the thumb's shadow.
  nonisolated static let shadowOffset: CGFloat = 3
  /// The opacity of the thumb's shadow.
  nonisolated static let shadowAlpha: CGFloat = 0.12
  /// The duration of the thumb's slide, in seconds.
  nonisolated static let duration: TimeInterval = 0.25

  static let trackColor = UIColor(
    light: Color(118, 118, 128, alpha: 0.12), dark: Color(118, 118, 128, alpha: 0.24))
  static let thumbColor = UIColor(light: .white, dark: Color(99, 99, 102))

  /// The colour of titles and images in a state.
  static func contentColor(for state: UIControl.State) -> UIColor {
    state.contains(.disabled) ? .tertiaryLabel : .label
  }

  /// The segments' natural widths, in points.
  ///
  /// - Parameters:
  ///   - explicit: The widths set by the app; 0 where none is set.
  ///   - content: The widths of the contents.
  ///   - isApportioned: Whether each segment fits its own content; otherwise all fit the widest.
  nonisolated static func widths(
    explicit: [CGFloat], content: [CGFloat], isApportioned: Bool
  ) -> [CGFloat] {
    let widest = zip(explicit, content).filter { $0.0 == 0 }.map(\.1).max() ?? 0
    return zip(explicit, content).map { explicit, content in
      explicit > 0 ? explicit : (isApportioned ? content : widest) + 2 * padding
    }
  }

  /// The segments' frames, side by side; one factor scales the widths to fill the bounds.
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
