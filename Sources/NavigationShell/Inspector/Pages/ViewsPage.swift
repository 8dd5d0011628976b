import Audit
import Foundation
import NavigationKit

/// The controllers on the stage, the view that was chosen, and the callbacks.
final class ViewsPage: FactsPage {
  private let onModel: () -> Void

  /// Makes the page.
  ///
  /// - Parameter onModel: Called when the views in space are to have the whole window.
  init(_ inspection: Inspection, onModel: @escaping () -> Void) {
    self.onModel = onModel
    super.init(
      inspection, title: "Views", symbol: "square.stack", selectedSymbol: "square.stack.fill")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Pick",
      primaryAction: UIAction { [weak self, inspection] _ in
        inspection.isPicking.toggle()
        self?.refresh()
      })
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "3D",
      primaryAction: UIAction { [weak self, inspection, onModel] _ in
        self?.navigationController?.pushViewController(
          LayersPage(inspection, isWhole: false, onModel: onModel), animated: true)
      })
  }

  override func refresh() {
    super.refresh()
    let pick = navigationItem.rightBarButtonItem
    pick?.title = inspection.isPicking ? "Cancel" : "Pick"
    pick?.style = inspection.isPicking ? .done : .plain
  }

  override var sections: [FactSection] {
    let picked =
      inspection.isPicking
      ? [Fact(name: "Click a view on the screen")]
      : inspection.picked.map { ViewFacts(of: $0).facts } ?? []
    return [
      FactSection(title: "Controllers", facts: controllers),
      FactSection(title: "Picked", facts: picked),
      FactSection(title: "Audit", facts: findings),
      FactSection(title: "Callbacks", facts: callbacks),
    ]
  }

  private var controllers: [Fact] {
    inspection.controllers.map { entry in
      let type = "\(type(of: entry.controller))"
      let title = entry.controller.title ?? entry.controller.navigationItem.title
      return Fact(
        name: (entry.isPresented ? "presents " : "") + (title.map { "\(type) “\($0)”" } ?? type),
        target: ObjectIdentifier(entry.controller), depth: entry.depth,
        isOn: entry.controller.viewIfLoaded?.window != nil)
    }
  }

  private var findings: [Fact] {
    inspection.findingsWithViews.map { finding, view in
      Fact(
        name: "\(finding.check.rawValue): \(finding.element)", value: finding.words,
        target: view.map(ObjectIdentifier.init))
    }
  }

  override func open(_ fact: Fact) {
    let views = inspection.findingsWithViews.compactMap(\.view)
    if let view = views.first(where: { ObjectIdentifier($0) == fact.target }) {
      inspection.picked = view
      return refresh()
    }
    let found = inspection.controllers.first { ObjectIdentifier($0.controller) == fact.target }
    guard let controller = found?.controller else { return }
    navigationController?.pushViewController(
      ControllerPage(inspection, controller), animated: true)
  }

  private var callbacks: [Fact] {
    inspection.callbacks.filter { $0.time <= inspection.shownTime }.reversed().map {
      Fact(name: Fact.seconds($0.time), value: $0.text)
    }
  }
}
