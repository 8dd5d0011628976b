import Foundation
import NavigationKit

/// A page that checks the order of its callbacks, and acts inside them.
final class WalkPage: UIViewController, UIViewControllerRestoration {
  /// The callbacks.
  nonisolated static let calls = [
    "willMove", "didMove", "willAppear", "didAppear", "willDisappear", "didDisappear",
    "willMove(nil)", "didMove(nil)",
  ]

  let number: Int
  /// Reports an error.
  var report: (String) -> Void = { _ in }
  /// An action for the next call of a certain callback.
  var surprise: (call: String, action: () -> Void)?
  /// The last appearance callback.
  private(set) var last = "didDisappear"
  /// The last containment callback.
  private(set) var lastMove = "didMove(nil)"

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "page \(number)"
    restorationIdentifier = "\(number)"
    restorationClass = WalkPage.self
    toolbarItems = [UIBarButtonItem(title: "tool \(number)")]
  }

  required init?(coder: NSCoder) { nil }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController? { identifierComponents.last.flatMap(Int.init).map(WalkPage.init) }

  /// The scroll view that every second page has.
  private(set) var scrollView: UIScrollView?

  override func loadView() {
    scrollView = number.isMultiple(of: 2) ? UIScrollView(frame: UIScreen.main.bounds) : nil
    // Contents are much larger than the screen, a little larger, or smaller.
    scrollView?.contentSize.height = [200, 760, 3000][abs(number) / 2 % 3]
    view = scrollView ?? UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
    if number.isMultiple(of: 3), let view { wrap(view) }
  }

  /// Puts the page's contents into a child controller.
  private func wrap(_ inner: UIView) {
    let content = WalkContent { [weak self] in self?.report($0) }
    content.view = inner
    view = UIView(frame: inner.frame)
    addChild(content)
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(inner)
    content.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) { hear("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { hear("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { hear("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { hear("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { hear("didDisappear") }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    hearMove(parent == nil ? "willMove(nil)" : "willMove")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    hearMove(parent == nil ? "didMove(nil)" : "didMove")
  }

  private func hearMove(_ call: String) {
    lastMove = call
    surprise(at: call)
  }

  private func hear(_ call: String) {
    // A page whose container was covered inside a callback may have no window to appear in.
    let skips = call == "didAppear" && last == "willAppear" && viewIfLoaded?.window == nil
    if !skips, !WalkPage.may(call, follow: last) {
      report("page \(number) heard \(call) after \(last)")
    }
    last = call
    surprise(at: call)
  }

  /// Whether a callback may follow another.
  static func may(_ call: String, follow last: String) -> Bool {
    switch call {
    case "willAppear": ["didDisappear", "willDisappear"].contains(last)
    case "isAppearing": last == "willAppear"
    case "didAppear": last == "isAppearing"
    case "willDisappear": ["didAppear", "isAppearing", "willAppear"].contains(last)
    default: last == "willDisappear"
    }
  }

  private func surprise(at call: String) {
    guard let surprise, surprise.call == call else { return }
    self.surprise = nil
    surprise.action()
  }
}

/// A child of a walk's page, which checks the order of its callbacks.
private final class WalkContent: UIViewController {
  private let report: (String) -> Void
  private var last = "didDisappear"

  init(report: @escaping (String) -> Void) {
    self.report = report
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { hear("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { hear("isAppearing") }
  override func viewDidAppear(_ animated: Bool) { hear("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { hear("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { hear("didDisappear") }

  private func hear(_ call: String) {
    // A page whose container was covered inside a callback may have no window to appear in.
    let skips = call == "didAppear" && last == "willAppear" && viewIfLoaded?.window == nil
    if !skips, !WalkPage.may(call, follow: last) { report("content heard \(call) after \(last)") }
    last = call
  }
}
