import Foundation
import NavigationKit

/// Tunes the metrics of transitions while the last gesture is repeated, and gives out what was tuned.
final class TuningPage: UITableViewController, InspectorPage {
  private let inspection: Inspection
  private let onExport: ([String]) -> Void
  private let curve = MotionCurve(frame: CGRect(x: 0, y: 0, width: 320, height: 96))

  init(_ inspection: Inspection, onExport: @escaping ([String]) -> Void) {
    (self.inspection, self.onExport) = (inspection, onExport)
    super.init(style: .plain)
    title = "Tune"
  }

  required init?(coder: NSCoder) { nil }

  private var metrics: TransitionMetrics {
    get { inspection.stage.transitionMetrics }
    set {
      inspection.stage.transitionMetrics = newValue
      inspection.noteChange()
    }
  }

  override func viewDidLoad() {
    tableView.tableHeaderView = curve
    tableView.separatorStyle = .none
    tableView.register(TuningCell.self, forCellReuseIdentifier: "metric")
    tableView.rowHeight = TuningCell.height
    let copy = UIBarButtonItem(
      title: "Copy", primaryAction: UIAction { [weak self] _ in self?.export() })
    let loop = UIBarButtonItem(
      title: "Repeat", primaryAction: UIAction { [weak self] _ in self?.toggleLoop() })
    let reset = UIBarButtonItem(
      title: "Usual", primaryAction: UIAction { [weak self] _ in self?.reset() })
    navigationItem.rightBarButtonItems = [copy, loop, reset]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refresh()
  }

  func refresh() {
    curve.metrics = metrics
    let loop = navigationItem.rightBarButtonItems?[1]
    loop?.title = inspection.repeats ? "Stop" : "Repeat"
    loop?.isEnabled = inspection.lastGesture != nil
    for cell in tableView.visibleCells {
      guard let path = tableView.indexPath(for: cell) else { continue }
      (cell as? TuningCell).map { show(path.row, in: $0) }
    }
  }

  private func toggleLoop() {
    inspection.repeats.toggle()
    refresh()
  }

  private func reset() {
    metrics = TransitionMetrics()
    refresh()
  }

  private func export() {
    let lines = TunedMetric.lines(of: metrics)
    onExport(lines.isEmpty ? ["stage.transitionMetrics = TransitionMetrics()"] : lines)
  }

  private func show(_ row: Int, in cell: TuningCell) {
    let metric = TunedMetric.all[row]
    cell.show(metric, in: metrics) { [weak self] value in
      self?.metrics[keyPath: metric.path] = metric.rounded(value)
      self?.refresh()
    }
  }

  // MARK: Table

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { TunedMetric.all.count }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "metric", for: indexPath)
    (cell as? TuningCell).map { show(indexPath.row, in: $0) }
    return cell
  }
}
