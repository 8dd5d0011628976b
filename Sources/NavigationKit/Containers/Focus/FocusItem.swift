import Foundation

/// A view that the keyboard can focus, as it is on screen.
struct FocusItem {
  let view: UIView
  let role: StageElement.Role
  /// The frame of its visible part, in the stage's points.
  var frame: CGRect

  /// Whether it is one of the rows or items of a list, which are one stop for Tab.
  var isCell: Bool { role == .cell }
  /// The list whose cell it is.
  var list: UIView? {
    isCell ? sequence(first: view, next: \.superview).first { $0 is UIScrollView } : nil
  }
  /// Its place in that list.
  var index: IndexPath? {
    switch (list, view) {
    case (let table as UITableView, let cell as UITableViewCell): table.indexPath(for: cell)
    case (let list as UICollectionView, let cell as UICollectionViewCell): list.indexPath(for: cell)
    default: nil
    }
  }
  /// Whether it is in a bar, which a page does not begin with.
  var isInBar: Bool { [.backButton, .barButton, .toolbarButton, .tab].contains(role) }
  /// Whether it is the button that an alert suggests, with which the focus begins.
  var isSuggested: Bool { (view as? AlertButton)?.isSuggested == true }
  /// The item without its part behind the bars around a list; nil if nothing is left.
  var withoutBars: FocusItem? {
    var item = self
    for case let list as UIScrollView in sequence(first: view, next: \.superview).dropFirst() {
      let room = list.bounds.inset(by: list.adjustedContentInset)
      item.frame = item.frame.intersection(list.convert(room, to: nil))
    }
    return item.frame.isEmpty ? nil : item
  }

  /// Whether it is the switch at a row's end, which is pressed with the row.
  var isPressedWithRow: Bool {
    view is UISwitch
      && (view.superview as? UITableViewCell)?.presentAccessories.contains { $0 === view } == true
  }

  /// The middle of the visible part.
  var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
  /// The point at which it is pressed: for a row on the switch at its end, else in the middle.
  var pressPoint: CGPoint {
    let accessories = (view as? UITableViewCell)?.presentAccessories ?? []
    guard let toggle = accessories.first(where: { $0 is UISwitch }) else { return middle }
    return toggle.convert(CGPoint(x: toggle.bounds.midX, y: toggle.bounds.midY), to: nil)
  }
}

extension ElementSurvey {
  /// The elements that the keyboard can focus, and nothing in front covers, front to back.
  var focusItems: [FocusItem] {
    uncoveredFindings.filter { $0.element.isEnabled && $0.element.role.isFocusable }
      .map { FocusItem(view: $0.view, role: $0.element.role, frame: $0.visible) }
  }
}

extension StageElement.Role {
  /// Whether it does something when it is pressed, or its value can be changed.
  nonisolated var isFocusable: Bool {
    switch self {
    case .backButton, .barButton, .toolbarButton, .tab, .segment, .cell, .button, .textField,
      .searchField, .toggle, .slider, .picker, .pageControl, .menuItem:
      true
    // A stepper's halves are buttons; keys of the software keyboard and an index are for fingers.
    case .title, .largeTitle, .prompt, .text, .image, .stepper, .progress, .key, .indexTitle: false
    }
  }
}

extension [FocusItem] {
  /// The first of a page's items in the order of Tab, but not one in its bars.
  var firstOfPage: FocusItem? {
    first(where: \.isSuggested) ?? first { !$0.isInBar } ?? first
  }

  /// The items in the order of Tab: those in one part of the screen follow each other.
  func inTabOrder(in view: UIView) -> [FocusItem] {
    let frames = Dictionary(map { (ObjectIdentifier($0.view), $0) }, uniquingKeysWith: { $1 })
    return Part(of: view, frames)?.items ?? []
  }

  /// A view with the items in it.
  private struct Part {
    var frame: CGRect
    var items: [FocusItem]

    init?(of view: UIView, _ all: [ObjectIdentifier: FocusItem]) {
      let own = all[ObjectIdentifier(view)]
      let parts = view.subviews.compactMap { Part(of: $0, all) }
      let order = ReadingOrder.indices(
        of: parts.map(\.frame), isRightToLeft: view.isRightToLeft)
      items = (own.map { [$0] } ?? []) + order.flatMap { parts[$0].items }
      guard let first = items.first else { return nil }
      frame = items.reduce(first.frame) { $0.union($1.frame) }
    }
  }
}
