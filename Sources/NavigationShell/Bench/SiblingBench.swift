import Foundation
import NavigationKit

/// Measures a view with ten subviews and one with ten thousand of which ten are visible, and the
/// clock.
final class SiblingBench {
  private static let counts = [10, 10_000]
  private static let visibleCount = 10
  private static let tasks = 10_000
  /// Enough tries for a median that one slow try does not change.
  private static let tries = 100
  /// Hit tests per sample, as one takes less time than the clock can measure.
  private static let hitTests = 100

  private let session: HeadlessSession
  private let holder = UIView()
  private var stage: Stage { session.stage }

  init() throws {
    let holder = holder
    let app = App(name: "siblings", title: "Siblings", summary: "") { _ in
      let controller = UIViewController()
      controller.view.addSubview(holder)
      return controller
    }
    session = try HeadlessSession(app: app, folder: nil, device: .window)
    holder.frame = stage.window.bounds
    holder.clipsToBounds = true
  }

  /// Measures everything.
  func measure() -> BenchReport.Siblings {
    var report = BenchReport.Siblings()
    for count in Self.counts {
      fill(count)
      _ = stage.displayList()
      report.frameMs["\(count)"] = frames().median
      report.hitTestMs["\(count)"] = hits().median
      report.insertionMs["\(count)"] = insertions().median
    }
    report.clockMs = clockTasks().median
    return report
  }

  private func fill(_ count: Int) {
    for view in holder.subviews { view.removeFromSuperview() }
    for index in 0..<count { holder.addSubview(row(index)) }
  }

  private func row(_ index: Int) -> UIView {
    let height = holder.bounds.height / CGFloat(Self.visibleCount)
    let view = UIView(
      frame: CGRect(x: 0, y: CGFloat(index) * height, width: 200, height: height))
    view.backgroundColor = index.isMultiple(of: 2) ? .systemBlue : .systemRed
    return view
  }

  /// A frame after one of the visible views has moved, without painting.
  private func frames() -> Samples {
    sample { [holder, stage] in
      holder.subviews[1].frame.origin.x = holder.subviews[1].frame.origin.x == 0 ? 5 : 0
      _ = stage.displayList()
    }
  }

  private func hits() -> Samples {
    let point = CGPoint(x: 100, y: holder.bounds.midY + 1)
    return sample { [stage] in
      for _ in 0..<Self.hitTests { _ = stage.window.hitTest(point, with: nil) }
    }.map { $0 / Double(Self.hitTests) }
  }

  /// Inserting a view in the middle and laying out.
  private func insertions() -> Samples {
    var samples = Samples()
    for _ in 0..<Self.tries {
      let view = row(0)
      samples.time {
        holder.insertSubview(view, at: holder.subviews.count / 2)
        holder.layoutIfNeeded()
      }
      view.removeFromSuperview()
    }
    return samples
  }

  /// Scheduling tasks in random order and cancelling them.
  private func clockTasks() -> Samples {
    sample {
      let clock = NavigationKit.VirtualClock()
      let tokens = (0..<Self.tasks).map { index in
        clock.schedule(after: Double(index * 7919 % Self.tasks)) {}
      }
      for token in tokens { clock.cancel(token) }
    }
  }

  private func sample(_ body: () -> Void) -> Samples {
    var samples = Samples()
    for _ in 0..<Self.tries { samples.time(body) }
    return samples
  }
}
