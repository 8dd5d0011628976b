package import Drawing
import Foundation
import Input

extension Stage {
  /// The views that the keyboard can focus now: those that a finger could press.
  var focusItems: [FocusItem] {
    var survey = ElementSurvey(of: self)
    survey.visit(window, on: screen.bounds)
    let items = survey.focusItems.filter { !$0.isPressedWithRow }
    return items.compactMap(\.withoutBars).filter { item in
      guard let hit = hitTest(item.middle) else { return false }
      return hit.isDescendant(of: item.view) || item.view.isDescendant(of: hit)
    }
  }

  /// The item that the keyboard acts on: the edited one, else the one focused last, else the first of
  /// the page, once the page is there.
  ///
  /// Nil without a ring, and while the focused item is scrolled out of sight.
  var focusedItem: FocusItem? { focus.isShown ? focusedItem(of: focusItems) : nil }

  private func focusedItem(of items: [FocusItem]) -> FocusItem? {
    if let edited = edited(of: items) { return edited }
    switch focus.place(among: items) {
    case .on(let item): return item
    case .outOfSight: return nil
    case .elsewhere: return isInTransition ? nil : items.inTabOrder(in: window).firstOfPage
    }
  }

  private var isInTransition: Bool { window.rootViewController?.runningTransition != nil }

  /// The edited one of several items; nil if none is edited.
  private func edited(of items: [FocusItem]) -> FocusItem? {
    guard let editor = window.firstResponder as? UIView, editor.acceptsText else { return nil }
    return items.first { $0.view === editor }
  }

  /// Whether a ring shows the focused item: from the first key that moves the focus until a finger
  /// comes down.
  package var showsFocus: Bool {
    get { focus.isShown }
    set { focus.isShown = newValue }
  }

  /// The ring around the focused item, for a host to draw over the frame of its window; it is in no
  /// picture of the app.
  ///
  /// There is none while pages move or the device is turned, nor while others get the keys.
  package var focusRing: [DrawCommand] {
    endOpenUpdate()
    guard getsKeys, rotations.isEmpty, !isInTransition, let item = focusedItem else { return [] }
    var room = screen.bounds
    if !keyboardFrame.isEmpty { room.size.height = keyboardFrame.minY }
    return FocusRing.commands(around: item, in: room, traits: traits)
  }

  /// Handles a key that moves the focus or presses the focused item; returns false for other keys.
  func moveFocus(by key: KeyEvent) -> Bool {
    if key.key == .tab, key.modifiers.isSubset(of: .shift) {
      let isBackward = key.modifiers == .shift
      // Without a ring, Tab goes from text to text.
      return !focus.isShown && window.editNextText(isBackward: isBackward)
        || focusNext(isBackward: isBackward)
    }
    guard let item = focusedItem else { return false }
    // The item is remembered from now on, also if nobody chose it.
    focus.move(to: item)
    if let direction = FocusDirection(key) { return move(from: item, to: direction) }
    guard key.key == .return || key.key == .character(" "), key.modifiers.isEmpty else {
      return false
    }
    press(item)
    return true
  }

  // MARK: Tab

  /// Focuses the next view, or the one before; a list counts as one.
  private func focusNext(isBackward: Bool) -> Bool {
    let items = focusItems
    let stops = items.inTabOrder(in: window).stops { focus.last(of: $0) ?? $0[0] }
    let current = focus.isShown ? focusedItem(of: items) : edited(of: items)
    guard !stops.isEmpty else { return false }
    guard let index = stops.firstIndex(where: { $0.view === current?.view }) else {
      focus(current == nil ? startOfFocus(in: stops, isBackward) : stops[0])
      return true
    }
    focus(stops[(index + (isBackward ? stops.count - 1 : 1)) % stops.count])
    return true
  }

  /// The item to focus first: the one focused last on this page, else the page's first outside its
  /// bars.
  private func startOfFocus(in stops: [FocusItem], _ isBackward: Bool) -> FocusItem {
    if let last = focus.last(of: stops) { return last }
    return (isBackward ? stops.last : stops.firstOfPage) ?? stops[0]
  }

  /// Focuses an item; if it is a text, it is edited from then on, and no other text is.
  private func focus(_ item: FocusItem) {
    focus.move(to: item)
    if item.view.acceptsText {
      item.view.becomeFirstResponder()
    } else if window.firstResponder?.acceptsText == true {
      window.firstResponder?.resignFirstResponder()
    }
    item.view.scrollIntoView()
  }

  /// Focuses a view, if it can be focused now.
  fileprivate func focus(on view: UIView) { focusItems.first { $0.view === view }.map(focus) }

  // MARK: Arrows

  private func move(from item: FocusItem, to direction: FocusDirection) -> Bool {
    if item.view.adjustmentIsVertical == direction.isVertical {
      let isForward = (direction.sign > 0) != (!direction.isVertical && item.view.isRightToLeft)
      isForward ? item.view.accessibilityIncrement() : item.view.accessibilityDecrement()
      return true
    }
    var next: FocusItem?
    for list in sequence(first: item.view, next: \.superview).compactMap({ $0 as? UIScrollView }) {
      next = self.next(from: item.frame, to: direction, in: list) ?? scrolled(list, item, direction)
      if next != nil { break }
    }
    (next ?? self.next(from: item.frame, to: direction, in: window)).map(focus)
    return true
  }

  private func next(
    from frame: CGRect, to direction: FocusDirection, in view: UIView
  ) -> FocusItem? {
    let items = focusItems.filter { $0.view.isDescendant(of: view) }
    return direction.nearest(from: frame, among: items.map(\.frame)).map { items[$0] }
  }

  /// Scrolls a list until there is something to focus; nil at its end.
  private func scrolled(
    _ list: UIScrollView, _ item: FocusItem, _ direction: FocusDirection
  ) -> FocusItem? {
    var frame = item.frame
    while true {
      let before = list.contentOffset
      list.scroll(half: direction)
      let offset = CGPoint(x: list.contentOffset.x - before.x, y: list.contentOffset.y - before.y)
      guard offset != .zero else { return nil }
      window.layoutIfNeeded()
      frame = frame.offsetBy(dx: -offset.x, dy: -offset.y)
      if let next = next(from: frame, to: direction, in: list) { return next }
    }
  }

  // MARK: Pressing

  /// The id of the finger that presses the focused item; fingers and the mouse count from 0.
  private static let finger = -1

  /// Performs an item's own activation, else presses the item as a finger would.
  private func press(_ item: FocusItem) {
    if item.view.accessibilityActivate() { return }
    let point = item.pressPoint
    for phase in [PointerEvent.Phase.down, .up] {
      touches.handle(PointerEvent(id: Self.finger, phase: phase, position: point, time: now))
    }
  }
}

extension UIView {
  /// Scrolls the view into sight and focuses it, which a ring shows.
  package func takeKeyboardFocus() {
    scrollIntoView()
    window?.stage?.focus(on: self)
  }
}

extension [FocusItem] {
  /// The items with one cell of each list, which is chosen of all.
  fileprivate func stops(_ choose: ([FocusItem]) -> FocusItem) -> [FocusItem] {
    var seen: Set<ObjectIdentifier> = []
    return compactMap { item in
      guard let list = item.list else { return item }
      guard seen.insert(ObjectIdentifier(list)).inserted else { return nil }
      return choose(filter { $0.list === list })
    }
  }
}
