import Foundation
import NavigationKit

/// Finds elements that are drawn over each other.
struct OverlapCheck {
  let screen: AuditedScreen

  /// A text or a control, with its rectangle.
  private struct Item {
    let view: UIView
    let order: Int
    let box: CGRect
    let isText: Bool
    let finding: (String) -> AuditFinding
    let words: String
  }

  func findings() -> [AuditFinding] {
    let items = self.items
    return items.indices.flatMap { back in
      items[(back + 1)...].compactMap { front in finding(items[back], front) }
    }
  }

  private var items: [Item] {
    let texts = screen.texts.map { text in
      Item(
        view: text.view, order: text.order, box: text.box.intersection(text.drawn.visible),
        isText: true, finding: { .of(text, .overlap, $0) }, words: text.words)
    }
    let controls = screen.elements.filter(\.isPressed).map { element in
      Item(
        view: element.view, order: element.order, box: element.node.visible, isText: false,
        finding: { .of(element, .overlap, $0) }, words: element.words)
    }
    return (texts + controls).filter { !$0.box.isEmpty }.sorted { $0.order < $1.order }
  }

  private func finding(_ back: Item, _ front: Item) -> AuditFinding? {
    let common = back.box.intersection(front.box)
    guard common.width > Self.tolerance, common.height > Self.tolerance,
      !areParts(back, front), !isOnPurpose(back, front),
      !screen.uncovered(common, behind: back.order).isEmpty
    else { return nil }
    return front.finding(
      "over \(back.words), by \(common.width.points)×\(common.height.points) points"
    )
  }

  /// Whether they are parts of one thing: one is in the other, or both are in one control or bar.
  private func areParts(_ back: Item, _ front: Item) -> Bool {
    if back.view.isDescendant(of: front.view) || front.view.isDescendant(of: back.view) {
      return true
    }
    let whole = sequence(first: back.view, next: \.superview).first {
      $0 is UIControl || $0 is UINavigationBar || $0 is UITabBar || $0 is UIToolbar
        || $0 is UISearchBar
    }
    return whole.map { front.view.isDescendant(of: $0) } ?? false
  }

  /// Whether one holds the other, as a button around a row's text does; never one text another.
  private func isOnPurpose(_ back: Item, _ front: Item) -> Bool {
    !(back.isText && front.isText)
      && (back.box.contains(front.box) || front.box.contains(back.box))
  }

  /// How far elements may be over each other, in points.
  private static let tolerance: CGFloat = 1
}
