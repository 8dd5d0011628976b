import Drawing
import Foundation
import Scenario

/// Two runs side by side at one time, with captions above and a timeline below.
struct Comparison {
  let runs: [ComparedRun]
  /// Measures the texts beside the runs.
  var measurer: any TextMeasurer
  /// When the runs differ.
  let differences: [ClosedRange<TimeInterval>]

  /// Compares runs.
  init(runs: [ComparedRun], measurer: any TextMeasurer = FixedTextMeasurer()) {
    (self.runs, self.measurer) = (runs, measurer)
    differences = Self.differences(of: runs)
  }

  /// The space between and around the screens, and the height of the timeline, in points.
  static let gap: CGFloat = 16
  static let lineHeight: CGFloat = 24
  /// The height of a run's caption, and the width of the time, in points.
  static let captionHeight: CGFloat = 28
  static let timeWidth: CGFloat = 128
  private static let ground = Color(44, 44, 46)
  private static let track = Color(99, 99, 102)
  private static let passed = Color(10, 132, 255)
  private static let different = Color(255, 159, 10)
  private static let ink = Color(235, 235, 245)
  private static let font = Font(size: 14, weight: .semibold)
  private static let timeFont = Font(size: 13)

  /// When the longer run ends.
  var end: TimeInterval { runs.map(\.end).max() ?? 0 }

  /// The size of all, with the captions and the timeline, in points.
  var size: CGSize {
    CGSize(
      width: runs.reduce(Self.gap) { $0 + $1.size.width + Self.gap },
      height: Self.captionHeight + (runs.map(\.size.height).max() ?? 0) + 2 * Self.gap
        + Self.lineHeight)
  }

  /// The frame of the timeline.
  var line: CGRect {
    CGRect(
      x: Self.gap, y: size.height - Self.gap - Self.lineHeight,
      width: max(0, size.width - 2 * Self.gap - Self.timeWidth), height: Self.lineHeight)
  }

  /// The time at a point of the timeline.
  func time(at x: CGFloat) -> TimeInterval {
    end * TimeInterval(min(max((x - line.minX) / line.width, 0), 1))
  }

  /// When the picture changes after a time, and before it; nil at the ends.
  func change(after time: TimeInterval) -> TimeInterval? {
    runs.flatMap(\.times).filter { $0 > time }.min()
  }
  func change(before time: TimeInterval) -> TimeInterval? {
    runs.flatMap(\.times).filter { $0 < time }.max()
  }

  /// When runs differ, from the first frame that does to the next one that does not.
  private static func differences(of runs: [ComparedRun]) -> [ClosedRange<TimeInterval>] {
    let times = Set(runs.flatMap(\.times)).sorted()
    let end = runs.map(\.end).max() ?? 0
    var spans: [ClosedRange<TimeInterval>] = []
    for (index, time) in times.enumerated() where isSame(runs, at: time) == false {
      let next = index + 1 < times.count ? times[index + 1] : max(end, time)
      if let last = spans.last, last.upperBound == time {
        spans[spans.count - 1] = last.lowerBound...next
      } else {
        spans.append(time...next)
      }
    }
    return spans
  }

  /// Whether both runs show the same at a time; nil if their screens are of different sizes.
  func isSame(at time: TimeInterval) -> Bool? { Self.isSame(runs, at: time) }

  private static func isSame(_ runs: [ComparedRun], at time: TimeInterval) -> Bool? {
    let frames = runs.map { $0.frame(at: time) }
    guard let first = frames.first, frames.allSatisfy({ $0.size == first.size }) else { return nil }
    return frames.allSatisfy { $0 == first }
  }

  /// The frame of both runs at a time.
  func frame(at time: TimeInterval) -> DisplayList {
    var commands: [DrawCommand] = [
      .fill(Fill(frame: CGRect(origin: .zero, size: size), color: Self.ground))
    ]
    var x = Self.gap
    for (run, title) in zip(runs, ComparedSubject.captions(of: subjects)) {
      let frame = run.frame(at: time)
      let caption = CGRect(x: x, y: 0, width: run.size.width, height: Self.captionHeight)
      let failure = run.failures.first.map { " – line \($0.place.line) failed" }
      commands += text(
        title + (failure ?? ""), Self.font, failure == nil ? Self.ink : Self.different, in: caption)
      commands.append(
        .layer(
          Layer(
            origin: CGPoint(x: x, y: caption.maxY), clip: CGRect(origin: .zero, size: run.size),
            cornerRadius: run.cornerRadius, cornerCurve: .continuous,
            commands: [
              .fill(Fill(frame: CGRect(origin: .zero, size: run.size), color: .black))
            ] + frame.commands)))
      x += run.size.width + Self.gap
    }
    return DisplayList(size: size, commands: commands + lineCommands(at: time))
  }

  /// The subjects of the runs.
  var subjects: [ComparedSubject] { runs.map(\.subject) }

  /// A line of text in the middle of a rectangle's height, from its left; its end is cut where there is
  /// no room.
  private func text(
    _ text: String, _ font: Font, _ color: Color, in room: CGRect
  ) -> [DrawCommand] {
    func width(_ text: String) -> CGFloat {
      measurer.size(of: text, font: font, maxWidth: nil).width
    }
    var shown = text
    var kept = text
    while width(shown) > room.width, !kept.isEmpty {
      kept.removeLast()
      shown = kept + "…"
    }
    let height = measurer.lineHeight(of: font)
    let origin = CGPoint(
      x: room.minX, y: room.midY - height / 2 + measurer.ascent(of: font))
    return [
      .text(TextLine(text: shown, font: font, color: color, origin: origin, width: width(shown)))
    ]
  }

  private func lineCommands(at time: TimeInterval) -> [DrawCommand] {
    let share = end > 0 ? CGFloat(time / end) : 1
    let bar = line.insetBy(dx: 0, dy: line.height / 2 - 3)
    var done = bar
    done.size.width *= share
    let knob = CGRect(
      x: line.minX + line.width * share - 8, y: line.midY - 8, width: 16, height: 16)
    let color = isSame(at: time) == false ? Self.different : Self.passed
    let place = CGRect(
      x: line.maxX + Self.gap, y: line.minY, width: Self.timeWidth - Self.gap, height: line.height)
    let caption = String(format: "%.2f of %.2f s", time, end)
    return text(caption, Self.timeFont, Self.ink, in: place) + [
      .fill(Fill(frame: bar, color: Self.track, cornerRadius: 3)),
      .fill(Fill(frame: done, color: Self.passed, cornerRadius: 3)),
    ] + marks(on: bar, until: done.maxX) + [
      .fill(Fill(frame: knob, color: color, cornerRadius: 8))
    ]
  }

  /// The minimum width of the mark of a difference, in points, and the opacity of a mark that is
  /// still to come.
  private static let (minimumMarkWidth, comingMark): (CGFloat, Double) = (2, 0.55)

  /// Marks on the timeline where both runs differ: full up to the present, fainter after it.
  private func marks(on bar: CGRect, until present: CGFloat) -> [DrawCommand] {
    guard end > 0 else { return [] }
    func x(_ time: TimeInterval) -> CGFloat { bar.minX + bar.width * CGFloat(time / end) }
    return differences.flatMap { span in
      let (from, to) = (
        x(span.lowerBound), max(x(span.upperBound), x(span.lowerBound) + Self.minimumMarkWidth)
      )
      let parts = [
        (from, min(to, present), Self.different),
        (max(from, present), to, Self.different.faded(by: Self.comingMark)),
      ]
      return parts.filter { $0.0 < $0.1 }.map { start, end, color in
        DrawCommand.fill(
          Fill(
            frame: CGRect(x: start, y: bar.minY, width: end - start, height: bar.height),
            color: color))
      }
    }
  }
}
