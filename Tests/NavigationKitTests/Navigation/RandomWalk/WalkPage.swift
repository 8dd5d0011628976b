import Foundation

@testable import NavigationKit

/// A page that checks that what it hears comes in turn, and does things from inside callbacks.
final class WalkPage: UIViewController {
  /// What it can hear.
  nonisolated static let calls = [
    "willMove", "didMove", "willAppear", "didAppear", "willDisappear", "didDisappear",
    "willMove(nil)", "didMove(nil)",
  ]

  let number: Int
  /// What it found wrong.
  var report: (String) -> Void = { _ in }
  /// What it does the next time it hears a certain call.
  var surprise: (call: String, action: () -> Void)?
  /// Whether it is shown over the stack.
  var isPresented = false
  /// Whether it has appeared, by what it heard last.
  private(set) var last = "didDisappear"
  /// What it heard last of its container.
  private(set) var lastMove = "didMove(nil)"

  init(_ number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "page \(number)"
    toolbarItems = [UIBarButtonItem(title: "tool \(number)")]
  }

  required init?(coder: NSCoder) { nil }

  /// What scrolls on it: every second page does.
  private(set) var scrollView: UIScrollView?

  override func loadView() {
    scrollView = number.isMultiple(of: 2) ? UIScrollView(frame: UIScreen.main.bounds) : nil
    // Some have more to show than fits, some a little more, some less.
    scrollView?.contentSize.height = [200, 760, 3000][number / 2 % 3]
    view = scrollView ?? UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .systemBackground
    if number.isMultiple(of: 3), let view { wrap(view) }
  }

  /// Puts what the page shows into a page inside it.
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
    if !WalkPage.may(call, follow: last) { report("page \(number) heard \(call) after \(last)") }
    last = call
    surprise(at: call)
  }

  /// Whether a page may hear something after what it heard last.
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

/// A page inside a page of a walk, which checks that what it hears comes in turn.
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
    if !WalkPage.may(call, follow: last) { report("content heard \(call) after \(last)") }
    last = call
  }
}
