import Foundation
import NavigationKit

/// Finds elements that the Tab key does not reach.
struct FocusCheck {
  let screen: AuditedScreen

  func findings() -> [AuditFinding] {
    let order = screen.stage.tabOrder
    return screen.elements.compactMap { element in
      guard element.isPressed, element.node.isEnabled, !element.view.isEngineClass,
        screen.stage.isHittable(element.node),
        !order.contains(where: { covers($0, element.view) })
      else { return nil }
      return .of(element, .focus, "the Tab key does not reach it")
    }
  }

  /// Whether focusing a view focuses another: the view itself, one in it, or a row of the same
  /// list.
  private func covers(_ focused: UIView, _ view: UIView) -> Bool {
    if focused.isDescendant(of: view) || view.isDescendant(of: focused) { return true }
    let list = { (view: UIView) in
      sequence(first: view, next: \.superview).first { $0 is UITableView || $0 is UICollectionView }
    }
    return list(view).map { $0 === list(focused) } ?? false
  }
}
