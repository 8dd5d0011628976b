import Foundation
import NavigationKit

/// Tunes the metrics of motion while the last gesture is repeated, and exports them.
final class TuningPage: UITableViewController, InspectorPage {
  private let inspection: Inspection
  private let onExport: ([String]) -> Void
  /// The height of a row with an action, in points.
  private static let actionHeight: CGFloat = 36
  /// The metrics that were copied last; the row says so as long as they are the present ones.
  private var copied: TransitionMetrics?
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
      inspection.recordChange()
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
      guard let path = tableView.indexPath(for: cell) else { continue }
      if let cell = cell as? TuningCell {
        show(path.row, in: cell)
      } else {
        showAction(path.row, in: cell)
      }
    }
  }

  private func showAction(_ row: Int, in cell: UITableViewCell) {
    let isCopied = row == 0 && copied == metrics
    cell.textLabel?.text = isCopied ? "Copied, and printed" : Self.actions[row]
    cell.textLabel?.font = .systemFont(ofSize: 13)
    cell.textLabel?.textColor = isCopied ? .secondaryLabel : cell.tintColor
    cell.accessoryType = isCopied ? .checkmark : .none
  }

  private func toggleLoop() {
    inspection.repeats.toggle()
    refresh()
  }

  private func apply(_ preset: TuningPreset) {
    metrics = preset.metrics
    refresh()
  }

  private func export() {
    let lines = TunedMetric.lines(of: metrics)
    onExport(lines.isEmpty ? ["stage.transitionMetrics = TransitionMetrics()"] : lines)
    copied = metrics
    refresh()
  }

  private func show(_ row: Int, in cell: TuningCell) {
    let metric = TunedMetric.all[row]
    cell.show(metric, in: metrics) { [weak self] value in
      self?.metrics[keyPath: metric.path] = metric.fitted(value)
      self?.refresh()
    }
  }

  // MARK: Table

  /// The actions on the values, below them.
  private static let actions = ["Copy as Swift"] + TuningPreset.all.map(\.title)

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
      showAction(indexPath.row, in: cell)
      return cell
    }
    let cell = tableView.dequeueReusableCell(withIdentifier: "metric", for: indexPath)
    (cell as? TuningCell).map { show(indexPath.row, in: $0) }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard indexPath.section == 1 else { return }
    tableView.deselectRow(at: indexPath, animated: true)
    if indexPath.row == 0 { export() } else { apply(TuningPreset.all[indexPath.row - 1]) }
  }
}
