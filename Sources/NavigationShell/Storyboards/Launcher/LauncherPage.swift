import Foundation
import NavigationKit

/// The launcher's screen: the badge, and the panel as a popover of it.
final class LauncherPage: UIViewController, UIPopoverPresentationControllerDelegate {
  /// The badge's height and distance from the edges, and the space that it leaves free for a tab
  /// bar, in points.
  private static let badgeHeight: CGFloat = 28
  private static let margin: CGFloat = 12
  private static let barHeight: CGFloat = 49
  /// The minimum height above the badge in which the panel points at it, in points: its field and
  /// some rows.
  private static let minimumRoom: CGFloat = 240
  /// The seconds that it takes to make room for a keyboard.
  private static let slideDuration: TimeInterval = 0.25

  /// The content to choose from.
  var content = LauncherContent() {
    didSet {
      showBadge()
      list?.content = content
    }
  }
  var onChoose: (LauncherContent.Choice) -> Void = { _ in }
  /// The frame of the app's keyboard; the badge stays above it.
  var keyboard = CGRect.zero {
    didSet {
      view.setNeedsLayout()
      UIView.animate(withDuration: Self.slideDuration) { [view] in view?.layoutIfNeeded() }
    }
  }
  private let map: SceneMap
  private let badge = UIButton(frame: .zero)

  init(_ map: SceneMap) {
    self.map = map
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// The panel that is open; nil once it leaves.
  var panel: UINavigationController? {
    guard let opened, opened === presentedViewController, !opened.isBeingDismissed else {
      return nil
    }
    return opened
  }
  private weak var opened: UINavigationController?
  /// The list in the panel.
  var list: LauncherList? { panel?.viewControllers.first as? LauncherList }
  /// The list, unless the map is in front of it.
  var shownList: LauncherList? { panel?.topViewController as? LauncherList }

  override func viewDidLoad() {
    badge.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
    view.addSubview(badge)
    showBadge()
  }

  override func viewDidLayoutSubviews() {
    let room = view.bounds.inset(by: view.safeAreaInsets)
    let width = badge.sizeThatFits(room.size).width
    let bottom = room.maxY - Self.barHeight
    let free = keyboard.isEmpty ? bottom : min(bottom, keyboard.minY)
    badge.frame = CGRect(
      x: room.maxX - width - Self.margin, y: free - Self.badgeHeight - Self.margin,
      width: width, height: Self.badgeHeight)
    panel.map(point)
  }

  private func showBadge() {
    badge.isHidden = content.segues.isEmpty
    var look = UIButton.Configuration.filled()
    look.title = "\(content.segues.count)"
    look.image = UIImage(
      systemName: "arrow.right", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13))
    look.imagePadding = 4
    look.cornerStyle = .capsule
    look.buttonSize = .small
    look.baseBackgroundColor = .label.withAlphaComponent(0.7)
    look.baseForegroundColor = .systemBackground
    badge.configuration = look
    badge.accessibilityLabel = "Segues of code"
    view.setNeedsLayout()
  }

  // MARK: Panel

  func open() {
    guard panel == nil else { return }
    let list = LauncherList(content, map) { [weak self] choice in
      self?.close()
      self?.onChoose(choice)
    }
    let panel = UINavigationController(rootViewController: list)
    opened = panel
    panel.modalPresentationStyle = .popover
    panel.preferredContentSize = LauncherList.size
    panel.popoverPresentationController?.sourceView = badge
    panel.popoverPresentationController?.delegate = self
    point(panel)
    cover(arrowOf: panel)
    present(panel, animated: true)
  }

  /// Has the panel point at the badge where that is now, if there is room above it.
  private func point(_ panel: UIViewController) {
    let hasRoom = !badge.isHidden && badge.frame.minY - view.safeAreaInsets.top > Self.minimumRoom
    panel.popoverPresentationController?.permittedArrowDirections = hasRoom ? .down : []
  }

  /// Keeps what is cut off at the panel's rim out of its arrow.
  private func cover(arrowOf panel: UIViewController) {
    guard let body = panel.view else { return }
    let cover = UIView(frame: .zero)
    cover.backgroundColor = .systemBackground
    cover.translatesAutoresizingMaskIntoConstraints = false
    body.addSubview(cover)
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: body.safeAreaLayoutGuide.bottomAnchor),
      cover.bottomAnchor.constraint(equalTo: body.bottomAnchor),
      cover.leadingAnchor.constraint(equalTo: body.leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: body.trailingAnchor),
    ])
  }

  func close() { if panel != nil { dismiss(animated: true) } }

  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }
}
