import Foundation
import NavigationKit

/// A page with a title, a coloured background and a log of its callbacks.
final class PageController: UIViewController {
  let log: CallLog?
  let name: String

  init(_ name: String, log: CallLog? = nil) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
    log?.record("\(name).loadView")
  }

  /// Actions in `viewWillAppear` and `viewWillDisappear`.
  var whenAppearing: () -> Void = {}
  var whenDisappearing: () -> Void = {}

  override func viewWillAppear(_ animated: Bool) {
    log?.record("\(name).willAppear")
    whenAppearing()
  }
  override func viewIsAppearing(_ animated: Bool) { log?.record("\(name).isAppearing") }
  override func viewDidAppear(_ animated: Bool) { log?.record("\(name).didAppear") }
  override func viewWillDisappear(_ animated: Bool) {
    log?.record("\(name).willDisappear")
    whenDisappearing()
  }
  override func viewDidDisappear(_ animated: Bool) { log?.record("\(name).didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    log?.record("\(name).willMove(\(parent == nil ? "nil" : "nav"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    log?.record("\(name).didMove(\(parent == nil ? "nil" : "nav"))")
  }
}

/// The callbacks in order.
final class CallLog: NSObject, UINavigationControllerDelegate {
  private(set) var calls: [String] = []

  func record(_ call: String) { calls.append(call) }

  /// Returns and forgets the calls so far.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { record("willShow(\(viewController.title ?? ""))") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { record("didShow(\(viewController.title ?? ""))") }
}
