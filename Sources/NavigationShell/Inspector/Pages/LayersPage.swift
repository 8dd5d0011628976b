import Foundation
import NavigationKit

/// The views in front of each other in space, which a finger turns.
final class LayersPage: UIViewController, InspectorPage {
  private let inspection: Inspection
  private let layers = LayersView(frame: .zero)

  /// Makes the page.
  ///
  /// - Parameters:
  ///   - isWhole: Whether it has the whole window.
  ///   - onModel: Called when it is to have that, or no longer.
  init(_ inspection: Inspection, isWhole: Bool, onModel: @escaping () -> Void) {
    self.inspection = inspection
    super.init(nibName: nil, bundle: nil)
    title = "Layers"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: isWhole ? "Done" : "Whole Window", primaryAction: UIAction { _ in onModel() })
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = layers
    layers.onChoose = { [inspection] id in
      inspection.picked = LayerSlab.view(id, in: inspection.stage.window)
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refresh()
  }

  func refresh() {
    layers.chosen = inspection.picked.map(ObjectIdentifier.init)
    layers.show(LayerSlab.all(in: inspection.stage.window), of: inspection.stage.screen.bounds.size)
  }
}
