import Foundation
import Goldens
import Input
import NavigationKit

/// A page on a stage, and an alert over it that notes what is chosen.
final class AlertFixture {
  let stage: Stage
  let page = UIViewController()
  private(set) var chosen: [String] = []

  init(
    size: CGSize = .phone, traits: UITraitCollection = UITraitCollection()
  ) {
    stage = Stage(
      size: size, safeAreaInsets: UIEdgeInsets(top: 50, bottom: 30), traits: traits)
    page.view.backgroundColor = .systemBackground
    stage.window.rootViewController = page
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { [unowned self] in
      chosen.append($0.title ?? "")
      if page.presentedViewController != nil { chosen.append("too early") }
    }
  }

  func alert(_ style: UIAlertController.Style = .alert, _ actions: UIAlertAction...)
    -> UIAlertController
  {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    for action in actions { alert.addAction(action) }
    return alert
  }

  func present(_ alert: UIAlertController) {
    page.present(alert, animated: true)
    stage.settle()
  }

  func frame(_ label: String) -> CGRect {
    stage.elements().first { $0.label == label }?.frame ?? .null
  }

  func key(_ key: Key) {
    stage.send(.key(KeyEvent(key: key, time: stage.now)))
    stage.settle()
  }
}
