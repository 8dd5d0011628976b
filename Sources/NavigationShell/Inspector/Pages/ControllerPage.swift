import Foundation
import NavigationKit

/// The page of facts about a controller, as long as the controller lives.
final class ControllerPage: FactsPage {
  private weak var controller: UIViewController?

  init(_ inspection: Inspection, _ controller: UIViewController) {
    self.controller = controller
    super.init(inspection, title: "\(type(of: controller))", symbol: "square")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Mark",
      primaryAction: UIAction { [weak self] _ in
        self?.inspection.picked = self?.controller?.viewIfLoaded
      })
  }

  override var sections: [FactSection] {
    guard let controller else {
      return [FactSection(title: "Controller", facts: [Fact(name: "It is gone")])]
    }
    return [
      FactSection(title: "Controller", facts: facts(of: controller)),
      FactSection(
        title: "View", facts: controller.viewIfLoaded.map { ViewFacts(of: $0).facts } ?? []),
    ]
  }

  private func facts(of controller: UIViewController) -> [Fact] {
    let named: [(String, String?)] = [
      ("title", controller.title ?? controller.navigationItem.title),
      ("parent", controller.parent.map { "\(type(of: $0))" }),
      ("children", names(controller.children)),
      ("presents", controller.presentedViewController.map { "\(type(of: $0))" }),
      ("presented by", controller.presentingViewController.map { "\(type(of: $0))" }),
      ("restoration", controller.restorationIdentifier),
    ]
    return [Fact(name: "class", value: "\(type(of: controller))")]
      + named.compactMap { name, value in value.map { Fact(name: name, value: $0) } }
  }

  private func names(_ controllers: [UIViewController]) -> String? {
    guard !controllers.isEmpty else { return nil }
    return controllers.map { $0.title ?? "\(type(of: $0))" }.joined(separator: " › ")
  }
}
