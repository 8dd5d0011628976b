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
  private static let least: TimeInterval = 0.1

  /// The lines of some changes: from the first to the last, or to the present if that is nearer.
  static func lines(of changes: [GestureChange], until now: TimeInterval) -> [Line] {
    guard let start = changes.first?.time, let last = changes.last else { return [] }
    let isOver = [.ended, .cancelled, .failed].contains(last.state)
    let end = max(isOver ? last.time : now, start + least)
    var names: [String] = []
    for change in changes where !names.contains(change.recognizer) {
      names.append(change.recognizer)
    }
    return names.map { name in
      let own = changes.filter { $0.recognizer == name }
      let times = [start] + own.map(\.time) + [end]
      let states = [.possible] + own.map(\.state)
      let spans = states.indices.map { index in
        Span(
          start: (times[index] - start) / (end - start),
          end: (times[index + 1] - start) / (end - start), state: states[index])
      }
      return Line(name: TouchesPage.short(name), spans: spans)
    }
  }

  /// Shows changes; returns the height that they need.
  func show(_ changes: [GestureChange], until now: TimeInterval) -> CGFloat {
    let lines = Self.lines(of: changes, until: now)
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
        color(of: span.state).setFill()
        UIRectFill(
          CGRect(
            x: start + width * CGFloat(span.start),
            y: Self.margin + CGFloat(index) * Self.height + 4,
            width: max(2, width * CGFloat(span.end - span.start)), height: Self.height - 8))
      }
    }
  }

  private func color(of state: UIGestureRecognizer.State) -> UIColor {
    switch state {
    case .possible: .systemGray4
    case .began, .changed: .systemGreen
    case .ended: .systemBlue
    case .cancelled: .systemOrange
    case .failed: .systemRed
    }
  }
}
