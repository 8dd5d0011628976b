import Foundation
import NavigationKit

/// A page that records all its callbacks.
final class TracePage: UIViewController {
  private let trace: Trace
  /// The page inside this one, if it is a container.
  private let content: TracePage?

  init(_ title: String, trace: Trace, content: TracePage? = nil) {
    self.trace = trace
    self.content = content
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    record("loadView")
  }

  override func viewDidLoad() {
    record("viewDidLoad")
    guard let content else { return }
    addChild(content)
    content.view.frame = view.bounds
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  override func viewWillAppear(_ animated: Bool) { record("viewWillAppear", animated) }
  override func viewIsAppearing(_ animated: Bool) { record("viewIsAppearing", animated) }
  override func viewDidAppear(_ animated: Bool) { record("viewDidAppear", animated) }
  override func viewWillDisappear(_ animated: Bool) { record("viewWillDisappear", animated) }
  override func viewDidDisappear(_ animated: Bool) { record("viewDidDisappear", animated) }
  override func viewWillLayoutSubviews() { record("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { record("viewDidLayoutSubviews") }

  override func willMove(toParent parent: UIViewController?) {
    record("willMove(toParent: \(name(of: parent)))")
  }
  override func didMove(toParent parent: UIViewController?) {
    record("didMove(toParent: \(name(of: parent)))")
  }

  private func record(_ callback: String, _ animated: Bool) {
    record("\(callback)(\(animated))")
  }

  private func record(_ callback: String) {
    trace.record(
      title ?? "", callback, sees: navigationController,
      because: [
        isMovingToParent ? "moving to parent" : nil,
        isMovingFromParent ? "moving from parent" : nil,
        isBeingPresented ? "being presented" : nil, isBeingDismissed ? "being dismissed" : nil,
      ].compactMap { $0 })
  }

  private func name(of parent: UIViewController?) -> String {
    guard let parent else { return "nil" }
    return parent is UINavigationController ? "navigation" : parent.title ?? ""
  }
}
