import Foundation
import NavigationKit

/// The transitions that run, what drives them, how they will end, and how long frames take.
final class TransitionPage: FactsPage {
  private let chart = StripChart(
    budget: 1.0 / 60, frame: CGRect(x: 0, y: 0, width: 320, height: 96))
  private let onExport: ([String]) -> Void

  /// Makes the page.
  ///
  /// - Parameter onExport: Called with lines of Swift that set the tuned metrics.
  init(_ inspection: Inspection, onExport: @escaping ([String]) -> Void) {
    self.onExport = onExport
    super.init(inspection, title: "Transition", symbol: "arrow.right")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = chart
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Tune",
      primaryAction: UIAction { [weak self, inspection, onExport] _ in
        self?.navigationController?.pushViewController(
          TuningPage(inspection, onExport: onExport), animated: true)
      })
  }

  override func refresh() {
    super.refresh()
    chart.values = inspection.frameTimes
  }

  override var sections: [FactSection] {
    let running = inspection.transitions
    let sections = running.map { report in
      FactSection(title: "Running", facts: ends(of: report) + facts(of: report))
    }
    return (sections.isEmpty ? last : sections) + [
      FactSection(title: "Bar", facts: running.flatMap(\.parts).map(fact)),
      FactSection(title: "Frames", facts: frames),
    ]
  }

  /// The outcome of the transitions that are over.
  private var last: [FactSection] {
    inspection.lastTransitions.map { ended in
      let how = ended.isCancelled ? "cancelled" : "finished"
      let fact = Fact(
        name: "outcome", value: how + result(of: ended.report, finishes: !ended.isCancelled))
      return FactSection(title: "Last", facts: ends(of: ended.report) + [fact])
    }
  }

  /// The start and the end of a transition, and its container.
  private func ends(of report: TransitionReport) -> [Fact] {
    [
      Fact(name: "from", value: report.from), Fact(name: "to", value: report.to),
      Fact(name: "in", value: report.container),
    ]
  }

  /// The result of a transition, in words; empty where it is between no controllers.
  private func result(of report: TransitionReport, finishes: Bool) -> String {
    guard [report.from, report.to] != ["nothing", "nothing"] else { return "" }
    guard finishes else { return ": \(report.from) stays" }
    return report.isDismissal ? ": \(report.from) is dismissed" : ": \(report.to) is shown"
  }

  /// The outcome of a transition that runs, as far as it is decided.
  private func outcome(of report: TransitionReport) -> Fact {
    let text =
      switch report.returns {
      case nil: report.swipe == nil ? "open: it is held" : "open: a finger holds it"
      case true?: "will be cancelled" + result(of: report, finishes: false)
      case false?: "will finish" + result(of: report, finishes: true)
      }
    return Fact(name: "outcome", value: text)
  }

  /// A share of the distance per second; zero has no sign.
  private static func speed(_ speed: Double) -> String {
    let rounded = (speed * 100).rounded() / 100
    return String(format: "%.2f /s", rounded == 0 ? 0 : rounded)
  }

  /// The path of a part of a bar.
  private func fact(of part: TransitionReport.Part) -> Fact {
    func place(_ frame: CGRect) -> String { "\(Fact.text(frame.midX)), \(Fact.text(frame.midY))" }
    return Fact(
      name: part.name, value: "\(place(part.now)): \(place(part.start)) → \(place(part.end))")
  }

  private func facts(of report: TransitionReport) -> [Fact] {
    var facts = [
      outcome(of: report),
      Fact(name: "progress", value: String(format: "%.1f %%", report.progress * 100)),
    ]
    switch report.driver {
    case .held:
      let driver = report.swipe == nil ? "a gesture, or code" : "a finger"
      facts.append(Fact(name: "driven by", value: driver))
    case .spring(let speed, let present, let frequency, let isReturning, let end):
      facts += [
        Fact(name: "driven by", value: isReturning ? "a spring, back" : "a spring"),
        Fact(
          name: "spring",
          value: String(
            format: "mass 3, stiffness %.0f, critically damped", 3 * frequency * frequency)),
        Fact(name: "initial speed", value: Self.speed(speed)),
        Fact(name: "speed", value: Self.speed(present)),
        Fact(name: "ends in", value: Fact.seconds(max(0, end - inspection.shownTime))),
      ]
    case .timed(let end, _):
      facts += [
        Fact(name: "driven by", value: "a timing curve"),
        Fact(name: "ends in", value: Fact.seconds(max(0, end - inspection.shownTime))),
      ]
    }
    guard let swipe = report.swipe else { return facts }
    let axis = swipe.isVertical ? "y" : "x"
    return facts + [
      Fact(name: "moved", value: "\(Fact.text(swipe.distance)) pt"),
      Fact(name: "velocity", value: "\(Fact.text(swipe.velocity.rounded())) pt/s"),
      Fact(name: "if released", value: release(of: swipe, in: report)),
      Fact(name: "turns at", value: "\(axis) = \(Fact.text(swipe.border.rounded()))"),
      Fact(name: "projected end", value: "\(axis) = \(Fact.text(swipe.projected.rounded()))"),
    ]
  }

  /// The result of lifting the finger now.
  private func release(of swipe: TransitionReport.Swipe, in report: TransitionReport) -> String {
    guard swipe.finishes else { return "\(report.from) stays" }
    return swipe.isVertical ? "\(report.from) is dismissed" : "goes back to \(report.to)"
  }

  private var frames: [Fact] {
    let times = inspection.frameTimes
    guard let longest = times.max() else { return [Fact(name: "None was drawn yet")] }
    let late = times.filter { $0 > 1.0 / 60 }.count
    func milliseconds(_ time: TimeInterval) -> String { String(format: "%.1f ms", time * 1000) }
    return [
      Fact(name: "last", value: milliseconds(times.last ?? 0)),
      Fact(name: "longest of \(times.count)", value: milliseconds(longest)),
      Fact(name: "over budget", value: "\(late) of \(times.count)"),
    ]
  }
}
