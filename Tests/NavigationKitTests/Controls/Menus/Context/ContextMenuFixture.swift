import Foundation
import Goldens
import Input
import NavigationKit

/// A box of 200 by 100 points on the page of a stack, with a context menu, and a log of what its
/// delegate hears.
final class ContextMenuFixture: UIContextMenuInteractionDelegate {
  let stage: Stage
  let page = UIViewController()
  let stack: UINavigationController
  let box = UIButton(frame: CGRect(x: 40, y: 200, width: 200, height: 100))
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  /// The menu's actions; nil for no menu at all.
  var actions: [UIMenuElement]? = []
  var makePreview: UIContextMenuConfiguration.PreviewProvider?
  var target: UIView?
  var perform: (any UIContextMenuInteractionCommitAnimating) -> Void = { _ in }
  private(set) var calls: [String] = []
  private(set) var chosen: [String] = []

  init(traits: UITraitCollection = UITraitCollection()) {
    stage = Stage(
      size: .phone, safeAreaInsets: UIEdgeInsets(top: 50, bottom: 30),
      traits: traits)
    page.title = "Page"
    page.view.backgroundColor = .systemBackground
    stack = UINavigationController(rootViewController: UIViewController())
    stack.pushViewController(page, animated: false)
    box.setTitle("Box", for: .normal)
    box.backgroundColor = .systemYellow
    box.addAction(UIAction { [unowned self] _ in calls.append("pressed") }, for: .touchUpInside)
    page.view.addSubview(box)
    box.addInteraction(interaction)
    actions = ["Copy", "Share"].map(action)
    stage.window.rootViewController = stack
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  func action(_ title: String) -> UIAction {
    UIAction(title: title) { [unowned self] _ in chosen.append(title) }
  }

  static let middle = CGPoint(x: 140, y: 250)

  /// Presses the box until its menu is open, and lifts the finger.
  func open() {
    stage.press(at: Self.middle)
    stage.advance(by: 1)
    stage.release()
    stage.settle()
  }

  func key(_ key: Key) {
    stage.send(.key(KeyEvent(key: key, time: stage.now)))
    stage.settle()
  }

  /// Returns and forgets the calls so far.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  var menuRows: [String] {
    stage.elements(.menuItem).sorted { $0.frame.minY < $1.frame.minY }
      .map(\.label)
  }

  func frame(_ label: String) -> CGRect {
    stage.elements().first { $0.label == label }?.frame ?? .null
  }

  // MARK: Delegate

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    calls.append("asked at \(Int(location.x)) \(Int(location.y))")
    guard let actions else { return nil }
    return UIContextMenuConfiguration(
      identifier: "box" as NSString, previewProvider: makePreview
    ) { _ in UIMenu(children: actions) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? { target.map(UITargetedPreview.init) }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    calls.append("will display \(configuration.identifier)")
    animator?.addAnimations { [unowned self] in calls.append("displaying") }
    animator?.addCompletion { [unowned self] in calls.append("displayed") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    calls.append("will end \(configuration.identifier)")
    animator?.addAnimations { [unowned self] in calls.append("ending") }
    animator?.addCompletion { [unowned self] in calls.append("ended") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    calls.append("preview action")
    perform(animator)
  }
}
