import Foundation
import NavigationKit

/// Finds what cannot be seen or pressed where it is: off the screen, never scrolled in, or behind
/// something.
struct PlaceChecks {
  let screen: AuditedScreen
  /// What is looked for: what is off the screen is not also told to be covered.
  let checks: Set<AuditCheck>

  /// A text or a control, with its rectangle.
  private struct Item {
    let view: UIView
    let order: Int
    let box: CGRect
    let element: AuditedElement?
    let finding: (AuditCheck, String) -> AuditFinding
  }

  /// The findings of `outside`, `unreachable` and `covered`.
  func findings() -> [AuditFinding] {
    let inUse = Set(
      screen.views.compactMap { $0.view as? UIScrollView }.filter(screen.isInUse)
        .map(ObjectIdentifier.init))
    return items.compactMap { item in
      guard screen.scrollViews(around: item.view).isEmpty else {
        return unreachable(item, inUse: inUse)
      }
      if checks.contains(.outside), let finding = outside(item) { return finding }
      return item.box.intersects(screen.bounds) ? covered(item) : nil
    }
  }

  private var items: [Item] {
    let pressed = screen.elements.filter(\.isPressed)
    // A control stands for its title.
    let controlViews = Set(pressed.map { ObjectIdentifier($0.view) })
    let texts = screen.texts.filter { text in
      !sequence(first: text.view, next: \.superview).contains {
        controlViews.contains(ObjectIdentifier($0))
      }
    }.map { text in
      Item(
        view: text.view, order: text.order, box: text.box, element: nil,
        finding: { .of(text, $0, $1) })
    }
    let controls = pressed.map { element in
      Item(
        view: element.view, order: element.order, box: element.placed, element: element,
        finding: { .of(element, $0, $1) })
    }
    return (texts + controls).filter { !$0.box.isEmpty }
  }

  // MARK: Outside

  private func outside(_ item: Item) -> AuditFinding? {
    guard !isPutAside(item) else { return nil }
    if !item.box.intersects(screen.bounds) {
      return item.finding(.outside, "all of it is off the screen")
    }
    let missing = item.box.subtracting(screen.bounds)
    if let part = missing.first(where: { $0.width > Self.tolerance && $0.height > Self.tolerance })
    {
      let length = part.width < item.box.width ? part.width : part.height
      return item.finding(.outside, "\(length.points) points of it are off the screen")
    }
    // What is in a bar knows its place, and the system draws what is in front of all.
    guard !item.view.isIn(UINavigationBar.self), !item.view.isIn(UIToolbar.self),
      !item.view.isIn(UITabBar.self)
    else { return nil }
    let edges: [(String, CGRect)] = [
      ("status bar", unsafe.top), ("home indicator", unsafe.bottom), ("cut-out", unsafe.left),
      ("cut-out", unsafe.right),
    ]
    for (name, area) in edges {
      let common = item.box.intersection(area)
      guard common.width > Self.tolerance, common.height > Self.tolerance else { continue }
      // A control may reach out of the safe area with its background, as long as most of it is
      // inside.
      let share = common.width * common.height / (item.box.width * item.box.height)
      if item.element != nil || name == "home indicator", share < Self.leastShare { continue }
      return item.finding(.outside, "under the \(name)")
    }
    return nil
  }

  /// Whether it is off the screen together with the bar or the page that it is in, which somebody
  /// hid there.
  private func isPutAside(_ item: Item) -> Bool {
    guard !item.box.intersects(screen.bounds) else { return false }
    return sequence(first: item.view, next: \.superview).contains { view in
      let isWhole =
        view is UINavigationBar || view is UIToolbar || view is UITabBar
        || view.next is UIViewController
      return isWhole && !view.convert(view.bounds, to: nil).intersects(screen.bounds)
    }
  }

  /// The parts of the screen beyond its safe area.
  private var unsafe: (top: CGRect, bottom: CGRect, left: CGRect, right: CGRect) {
    let (bounds, insets) = (screen.bounds, screen.stage.window.safeAreaInsets)
    return (
      CGRect(x: 0, y: 0, width: bounds.width, height: insets.top),
      CGRect(
        x: 0, y: bounds.height - insets.bottom, width: bounds.width, height: insets.bottom),
      CGRect(x: 0, y: 0, width: insets.left, height: bounds.height),
      CGRect(x: bounds.width - insets.right, y: 0, width: insets.right, height: bounds.height)
    )
  }

  // MARK: Covered

  private func covered(_ item: Item) -> AuditFinding? {
    guard let element = item.element, element.node.isEnabled, item.view.isUserInteractionEnabled,
      !screen.stage.isHittable(element.node), let point = screen.stage.pressPoint(of: element.node),
      let hit = screen.stage.hitTest(point), !isDismissing(hit)
    else { return nil }
    let front = hit.accessibilityLabel.map { "“\($0)”" } ?? "a \(type(of: hit))"
    return item.finding(.covered, "a finger on it meets \(front)")
  }

  /// Whether a view is there to be tapped beside something in front, which closes that.
  private func isDismissing(_ view: UIView) -> Bool {
    screen.isMostlyFilled(by: view.frame) && view.gestureRecognizers?.isEmpty == false
  }

  // MARK: Unreachable

  private func unreachable(_ item: Item, inUse: Set<ObjectIdentifier>) -> AuditFinding? {
    let around = screen.scrollViews(around: item.view)
    let middle = CGPoint(x: item.box.midX, y: item.box.midY)
    if screen.bounds.contains(middle),
      item.element.map({ screen.stage.isHittable($0.node) }) ?? isSeen(item)
    {
      return nil
    }
    guard let list = around.last, !around.contains(where: \.isZooming),
      inUse.contains(ObjectIdentifier(list)),
      !item.view.isInPulledRow
    else { return nil }
    let reach = ScrollReach(of: middle, in: around)
    guard !reach.places.contains(where: { isFree($0, of: list) }) else { return nil }
    return item.finding(.unreachable, "no scrolling brings it where it is seen and pressed")
  }

  private func isSeen(_ item: Item) -> Bool {
    !screen.uncovered(item.box, behind: item.order).isEmpty
  }

  /// Whether nothing is in front of a scroll view's content at a point of the screen.
  private func isFree(_ point: CGPoint, of list: UIScrollView) -> Bool {
    guard screen.bounds.contains(point), let hit = screen.stage.hitTest(point) else { return false }
    return hit.isDescendant(of: list) || list.isDescendant(of: hit)
  }

  /// How far something may reach out, in points.
  private static let tolerance: CGFloat = 1
  /// Which share of a control is outside of the safe area where it counts as outside.
  private static let leastShare: CGFloat = 0.5
}

extension UIView {
  /// Whether it is in a row that is pulled aside, which shows its actions.
  fileprivate var isInPulledRow: Bool {
    sequence(first: self as UIView, next: \.superview).contains {
      ($0 as? UITableViewCell)?.showingDeleteConfirmation == true
    }
  }
}
