import Foundation
import NavigationKit

/// Tunes the metrics of transitions while the last gesture is repeated, and gives out what was tuned.
final class TuningPage: UITableViewController, InspectorPage {
  private let inspection: Inspection
  private let onExport: ([String]) -> Void
  /// The height of a row with an action, in points.
  private static let actionHeight: CGFloat = 36
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
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "action")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Repeat", primaryAction: UIAction { [weak self] _ in self?.toggleLoop() })
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refresh()
  }

  func refresh() {
    curve.metrics = metrics
    let loop = navigationItem.rightBarButtonItem
    loop?.title = inspection.repeats ? "Stop" : "Repeat"
    loop?.isEnabled = inspection.lastGesture != nil
    for cell in tableView.visibleCells {
      guard let path = tableView.indexPath(for: cell), path.section == 0 else { continue }
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

  /// What can be done with the values, below them.
  private static let actions = ["Copy as Swift", "Usual Values"]

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { section == 0 ? TunedMetric.all.count : Self.actions.count }

  override func tableView(
    _ tableView: UITableView, heightForRowAt indexPath: IndexPath
  ) -> CGFloat { indexPath.section == 0 ? TuningCell.height : Self.actionHeight }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    guard indexPath.section == 0 else {
      let cell = tableView.dequeueReusableCell(withIdentifier: "action", for: indexPath)
      cell.textLabel?.text = Self.actions[indexPath.row]
      cell.textLabel?.font = .systemFont(ofSize: 13)
      cell.textLabel?.textColor = cell.tintColor
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "metric", for: indexPath)
    (cell as? TuningCell).map { show(indexPath.row, in: $0) }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.section == 1 else { return }
    tableView.deselectRow(at: indexPath, animated: true)
    if indexPath.row == 0 { export() } else { reset() }
  }
}
