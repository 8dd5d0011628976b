import Foundation
import NavigationKit

/// The events of the last seconds, a row for each kind: a click on a mark, or beside one, goes to
/// its time.
final class TimeStrip: UIView {
  /// Called with the time that was clicked.
  var onChoose: (TimeInterval) -> Void = { _ in }
  /// How far its ends are from its sides, in points: as far as those of the slider below it.
  var inset: CGFloat = 0 { didSet { if inset != oldValue { setNeedsDisplay() } } }

  /// The visible content.
  private struct Content: Hashable {
    var marks: [TimeMark] = []
    var start: TimeInterval = 0
    var end: TimeInterval = 1
    /// The time of the frame that is shown.
    var shown: TimeInterval = 0
  }

  private var content = Content() { didSet { if content != oldValue { setNeedsDisplay() } } }

  /// The height of a row, the minimum width of a mark, and the distance at which a click still
  /// means a mark, in points.
  private static let rowHeight: CGFloat = 18
  private static let minimumWidth: CGFloat = 3
  private static let slop: CGFloat = 6
  /// The space above and below a row's marks, in points.
  private static let gap: CGFloat = 3

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    backgroundColor = .clear
    accessibilityLabel = "What happened"
    let tap = UITapGestureRecognizer()
    tap.addAction(
      UIAction { [weak self, unowned tap] _ in
        guard let self else { return }
        onChoose(time(at: tap.location(in: self)))
      })
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: Self.rowHeight * CGFloat(TimeMark.Kind.allCases.count))
  }

  /// Shows the marks between two times, and the time that the screen shows.
  func show(
    _ marks: [TimeMark], from start: TimeInterval, to end: TimeInterval, shown: TimeInterval
  ) {
    content = Content(
      marks: marks.filter { $0.end ?? end >= start }, start: start, end: max(end, start + 0.001),
      shown: shown)
  }

  /// The colour of a kind.
  static func color(of kind: TimeMark.Kind) -> UIColor {
    switch kind {
    case .touch: .systemPink
    case .transition: .systemBlue
    case .callback: .systemOrange
    }
  }

  // MARK: Places

  private var width: CGFloat { max(0, bounds.width - 2 * inset) }

  private func x(of time: TimeInterval) -> CGFloat {
    let share = (time - content.start) / (content.end - content.start)
    return inset + width * CGFloat(min(max(share, 0), 1))
  }

  private func row(of kind: TimeMark.Kind) -> Int {
    TimeMark.Kind.allCases.firstIndex(of: kind) ?? 0
  }

  /// The frame of a mark.
  func frame(of mark: TimeMark) -> CGRect {
    let (start, end) = (x(of: mark.start), x(of: mark.end ?? content.end))
    return CGRect(
      x: start, y: CGFloat(row(of: mark.kind)) * Self.rowHeight + Self.gap,
      width: max(Self.minimumWidth, end - start), height: Self.rowHeight - 2 * Self.gap)
  }

  /// The start of the mark at a point, else the time that is there.
  private func time(at point: CGPoint) -> TimeInterval {
    let row = Int(point.y / Self.rowHeight)
    func distance(_ mark: TimeMark) -> CGFloat {
      let frame = frame(of: mark)
      return max(frame.minX - point.x, point.x - frame.maxX, 0)
    }
    let near = content.marks.filter { self.row(of: $0.kind) == row && distance($0) <= Self.slop }
    if let mark = near.min(by: { distance($0) < distance($1) }) { return mark.start }
    let share = Double((point.x - inset) / max(1, width))
    return content.start + (content.end - content.start) * min(max(share, 0), 1)
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    UIColor.separator.setFill()
    for row in TimeMark.Kind.allCases.indices {
      UIRectFill(
        CGRect(
          x: inset, y: (CGFloat(row) + 0.5) * Self.rowHeight - 0.5, width: width, height: 1))
    }
    for mark in content.marks {
      Self.color(of: mark.kind).setFill()
      UIRectFill(frame(of: mark))
    }
    UIColor.label.setFill()
    UIRectFill(CGRect(x: x(of: content.shown) - 0.5, y: 0, width: 1, height: bounds.height))
  }
}
