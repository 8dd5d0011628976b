import Drawing
import Foundation
import NavigationKit

/// Small pictures of what was shown in the last seconds, each over its time: a click goes there.
final class FrameThumbnails: UIView {
  /// Called with the time of the picture that was clicked.
  var onChoose: (TimeInterval) -> Void = { _ in }
  /// How far its ends are from its sides, in points.
  var inset: CGFloat = 0 { didSet { if inset != oldValue { setNeedsLayout() } } }

  private var span: ClosedRange<TimeInterval> = 0...1
  private var pictures: [TimeInterval: FrameThumbnail] = [:]

  /// The room that a picture has, and the space between two, in points.
  private static let picture = CGSize(width: 36, height: 72)
  private static let gap: CGFloat = 4

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.picture.height)
  }

  /// Shows frames from two times and from between them.
  func show(_ history: FrameHistory, from start: TimeInterval, to end: TimeInterval) {
    span = start...max(end, start + 0.001)
    let times = Self.times(in: span, steps: Int(width / (Self.picture.width + Self.gap)))
    for (time, picture) in pictures where !times.contains(time) {
      picture.removeFromSuperview()
      pictures[time] = nil
    }
    for time in times where pictures[time] == nil {
      guard let frame = history.entry(at: time)?.frame else { continue }
      let picture = FrameThumbnail(of: frame, at: time)
      picture.addAction(UIAction { [weak self] _ in self?.onChoose(time) }, for: .touchUpInside)
      addSubview(picture)
      pictures[time] = picture
    }
    setNeedsLayout()
  }

  /// The times of the pictures: whole multiples of a step, so that those that are shown stay as time
  /// goes on; the span is at most so many steps long.
  nonisolated static func times(
    in span: ClosedRange<TimeInterval>, steps count: Int
  ) -> [TimeInterval] {
    guard count > 0 else { return [] }
    let length = span.upperBound - span.lowerBound
    var step = shortestStep
    while length / step > Double(count) { step *= 2 }
    let first = (span.lowerBound / step).rounded(.up)
    return Array(stride(from: first * step, through: span.upperBound, by: step))
  }

  /// In seconds.
  private nonisolated static let shortestStep: TimeInterval = 0.125

  private var width: CGFloat { max(0, bounds.width - 2 * inset) }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (time, picture) in pictures {
      let share = (time - span.lowerBound) / (span.upperBound - span.lowerBound)
      let size = picture.size(in: Self.picture)
      picture.frame = CGRect(
        x: inset + width * CGFloat(share) - size.width / 2, y: bounds.height - size.height,
        width: size.width, height: size.height)
    }
  }
}
