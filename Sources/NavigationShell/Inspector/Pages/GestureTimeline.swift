import Drawing
import Foundation
import NavigationKit

/// The states of the recognisers of the last gesture over time, a line for each.
final class GestureTimeline: UIView {
  /// A time in which a recogniser was in a state, as shares of the whole.
  struct Span: Hashable {
    var start, end: Double
    var state: UIGestureRecognizer.State
  }

  /// A recogniser with its states.
  struct Line: Hashable {
    var name: String
    var spans: [Span]
  }

  private var lines: [Line] = []

  /// The height of a line, the margin around all, and the width of the names, in points.
  private static let height: CGFloat = 18
  private static let margin = InspectorPanel.margin
  private static let nameWidth: CGFloat = 100
  /// How long a gesture is shown at least, in seconds.
  private static let minimumDuration: TimeInterval = 0.1

  /// The lines of a gesture until a time: from its start to the last change, or to that time if a
  /// recogniser goes on.
  static func lines(of trail: GestureTrail, until now: TimeInterval) -> [Line] {
    let changes = trail.changes(until: now)
    guard let first = changes.first, let last = changes.compactMap(\.times.last).max() else {
      return []
    }
    let start = trail.start ?? first.first.time
    let states = changes.reduce(into: [:]) { $0[$1.first.id] = $1.first.state }
    let isOver = states.values.allSatisfy { [.ended, .cancelled, .failed].contains($0) }
    let end = max(isOver ? last : now, start + minimumDuration)
    var ids: [ObjectIdentifier] = []
    for change in changes where !ids.contains(change.first.id) { ids.append(change.first.id) }
    return ids.map { id in
      let own = changes.map(\.first).filter { $0.id == id }
      let times = [start] + own.map(\.time) + [end]
      let states = [.possible] + own.map(\.state)
      let spans = states.indices.map { index in
        Span(
          start: (times[index] - start) / (end - start),
          end: (times[index + 1] - start) / (end - start), state: states[index])
      }
      return Line(name: TouchesPage.short(own[0].recognizer), spans: spans)
    }
  }

  /// Shows a gesture until a time; returns the height that it needs.
  func show(_ trail: GestureTrail, until now: TimeInterval) -> CGFloat {
    let lines = Self.lines(of: trail, until: now)
    if lines != self.lines {
      self.lines = lines
      isOpaque = false
      backgroundColor = .clear
      subviews.forEach { $0.removeFromSuperview() }
      for (index, line) in lines.enumerated() { addSubview(label(line.name, at: index)) }
      setNeedsDisplay()
    }
    return lines.isEmpty ? 0 : CGFloat(lines.count) * Self.height + 2 * Self.margin
  }

  private func label(_ name: String, at index: Int) -> UILabel {
    let label = UILabel(
      frame: CGRect(
        x: Self.margin, y: Self.margin + CGFloat(index) * Self.height, width: Self.nameWidth - 4,
        height: Self.height))
    (label.text, label.font) = (name, .systemFont(ofSize: 11))
    return label
  }

  override func draw(_ rect: CGRect) {
    let start = Self.margin + Self.nameWidth
    let width = bounds.width - start - Self.margin
    for (index, line) in lines.enumerated() {
      for span in line.spans {
        Self.color(of: span.state).setFill()
        UIRectFill(
          CGRect(
            x: start + min(width * CGFloat(span.start), width - 2),
            y: Self.margin + CGFloat(index) * Self.height + 4,
            width: max(2, width * CGFloat(span.end - span.start)), height: Self.height - 8))
      }
    }
  }

  /// The colour of a state.
  static func color(of state: UIGestureRecognizer.State) -> UIColor {
    switch state {
    case .possible: .systemGray4
    case .began, .changed: .systemGreen
    case .ended: .systemBlue
    case .cancelled: .systemOrange
    case .failed: .systemRed
    }
  }
}
