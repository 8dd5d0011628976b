import Foundation

@testable import NavigationKit

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
    log?.note("\(name).loadView")
  }

  /// Actions in `viewWillAppear` and `viewWillDisappear`.
  var whenAppearing: () -> Void = {}
  var whenDisappearing: () -> Void = {}

  override func viewWillAppear(_ animated: Bool) {
    log?.note("\(name).willAppear")
    whenAppearing()
  }
  override func viewIsAppearing(_ animated: Bool) { log?.note("\(name).isAppearing") }
  override func viewDidAppear(_ animated: Bool) { log?.note("\(name).didAppear") }
  override func viewWillDisappear(_ animated: Bool) {
    log?.note("\(name).willDisappear")
    whenDisappearing()
  }
  override func viewDidDisappear(_ animated: Bool) { log?.note("\(name).didDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    log?.note("\(name).willMove(\(parent == nil ? "nil" : "nav"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    log?.note("\(name).didMove(\(parent == nil ? "nil" : "nav"))")
  }
}

/// The callbacks in order.
final class CallLog: NSObject, UINavigationControllerDelegate {
  private(set) var calls: [String] = []

  func note(_ call: String) { calls.append(call) }

  /// Returns and forgets the calls so far.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { note("willShow(\(viewController.title ?? ""))") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { note("didShow(\(viewController.title ?? ""))") }
}

/// A stage of a phone's size with a navigation controller.
struct NavigationFixture {
  let stage: Stage
  let navigation: UINavigationController
  let log = CallLog()
  let pages: [PageController]

  init(
    _ names: String..., size: CGSize = CGSize(width: 390, height: 844),
    traits: UITraitCollection = UITraitCollection()
  ) {
    stage = Stage(size: size, traits: traits)
    let log = log
    pages = names.map { PageController($0, log: log) }
    navigation = UINavigationController()
    navigation.delegate = log
    navigation.setViewControllers(pages, animated: false)
    stage.window.rootViewController = navigation
    stage.window.makeKeyAndVisible()
    _ = log.take()
  }

  func page(_ name: String) -> PageController { PageController(name, log: log) }

  /// The x at which a page is drawn, in points; nil if it is not on the stage.
  func x(of page: UIViewController) -> CGFloat? {
    guard page.view.window != nil else { return nil }
    return page.view.presentedFrame(at: stage.now).minX
  }

  var titles: [String] { navigation.viewControllers.map { $0.title ?? "" } }

  /// The labels of the elements of one role, in order from left to right.
  func labels(_ role: StageElement.Role) -> [String] {
    stage.elements().filter { $0.role == role }.sorted { $0.frame.minX < $1.frame.minX }
      .map(\.label)
  }
}

extension UINavigationController {
  /// Shows the backgrounds of both bars at the scroll edge too.
  func showsBackgroundsAlways() {
    navigationBar.scrollEdgeAppearance = navigationBar.standardAppearance
    toolbar.scrollEdgeAppearance = toolbar.standardAppearance
  }
}
