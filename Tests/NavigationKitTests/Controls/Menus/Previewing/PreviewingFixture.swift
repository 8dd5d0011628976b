import Foundation
import Goldens
import NavigationKit

/// A page of a stack with two boxes on it, presses of which show previews of another page.
final class PreviewingFixture: NSObject, UIViewControllerPreviewingDelegate {
  let stage = Stage(
    size: .phone, safeAreaInsets: UIEdgeInsets(top: 50, bottom: 30))
  let page = UIViewController()
  let stack: UINavigationController
  let boxes = [0, 1].map {
    UIView(frame: CGRect(x: 40, y: 150 + 150 * $0, width: 200, height: 100))
  }
  let preview = PeekedPage()
  /// Whether there is a preview, and the box that it belongs to, in place of the whole page.
  var hasPreview = true
  var box: UIView?
  private(set) var context: (any UIViewControllerPreviewing)?
  private(set) var calls: [String] = []

  override init() {
    stack = UINavigationController(rootViewController: page)
    super.init()
    page.view.backgroundColor = .systemBackground
    for box in boxes {
      box.backgroundColor = .systemYellow
      page.view.addSubview(box)
    }
    stage.window.rootViewController = stack
    stage.window.makeKeyAndVisible()
    stage.settle()
    context = page.registerForPreviewing(with: self, sourceView: page.view)
  }

  /// Presses until the preview is open, and lifts the finger.
  func open(at point: CGPoint = CGPoint(x: 140, y: 200)) {
    stage.press(at: point)
    stage.advance(by: 1)
    stage.release()
    stage.settle()
  }

  var isOpen: Bool { preview.view.window != nil && stack.topViewController === page }

  /// Returns and forgets the calls so far.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
  ) -> UIViewController? {
    calls.append("asked at \(Int(location.x)) \(Int(location.y))")
    guard hasPreview else { return nil }
    if let box { previewingContext.sourceRect = box.frame }
    return preview
  }

  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController
  ) {
    calls.append("commit")
    stack.pushViewController(viewControllerToCommit, animated: false)
  }
}

/// A page that offers some actions while it is a preview, and notes which were chosen.
final class PeekedPage: UIViewController {
  private(set) var chosen: [String] = []

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Peeked"
    preferredContentSize = CGSize(width: 240, height: 300)
  }

  required init?(coder: NSCoder) { nil }

  private func action(_ title: String, _ style: UIPreviewAction.Style) -> UIPreviewAction {
    UIPreviewAction(title: title, style: style) { [unowned self] action, controller in
      chosen.append("\(action.title) \(controller === self)")
    }
  }

  override var previewActionItems: [any UIPreviewActionItem] {
    [
      action("Keep", .selected), action("Delete", .destructive),
      UIPreviewActionGroup(
        title: "Share", style: .default, actions: [action("Copy", .default)]),
    ]
  }
}
