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
  }

  override func viewWillAppear(_ animated: Bool) {
    hear("willAppear", after: ["didDisappear", "willDisappear"])
  }
  override func viewIsAppearing(_ animated: Bool) { hear("isAppearing", after: ["willAppear"]) }
  override func viewDidAppear(_ animated: Bool) { hear("didAppear", after: ["isAppearing"]) }
  override func viewWillDisappear(_ animated: Bool) {
    hear("willDisappear", after: ["didAppear", "isAppearing", "willAppear"])
  }
  override func viewDidDisappear(_ animated: Bool) {
    hear("didDisappear", after: ["willDisappear"])
  }

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

  private func hear(_ call: String, after allowed: [String]) {
    if !allowed.contains(last) { report("page \(number) heard \(call) after \(last)") }
    last = call
    surprise(at: call)
  }

  private func surprise(at call: String) {
    guard let surprise, surprise.call == call else { return }
    self.surprise = nil
    surprise.action()
  }
}
