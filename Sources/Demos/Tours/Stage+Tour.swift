extension Stage {
  /// Taps an element by its label and settles.
  func visit(_ label: String) {
    settle()
    pick(label)
    settle()
  }

  /// Taps the frontmost pressable element with a label, and scrolls to it first if it is a row.
  ///
  /// Does nothing if there is none, as a tour may run on the user's own folders.
  func pick(_ label: String? = nil, roles: Set<StageElement.Role> = pressable) {
    let match = find(label, roles)
    let isRow = match.map { $0.role == .cell } ?? roles.contains(.cell)
    let found = isRow && label != nil ? scroll(toRow: label, from: match) : match
    guard let found else { return }
    tap(at: CGPoint(x: found.frame.midX, y: found.frame.midY))
  }

  /// The row of a name, scrolled to if it is out of reach; nil if there is none.
  func reach(_ row: String) -> StageElement? { scroll(toRow: row, from: find(row, [.cell])) }

  private func find(
    _ label: String?, _ roles: Set<StageElement.Role>
  ) -> StageElement? {
    elements().first { roles.contains($0.role) && (label == nil || $0.label == label) }
  }

  /// Scrolls until a row is in reach, as a user would: on from here, then on from the top; scrolls
  /// back if it is not found.
  private func scroll(toRow label: String?, from match: StageElement?) -> StageElement? {
    guard let page = pageInTheMiddle else { return match }
    let start = page.contentOffset
    if let row = scroll(page, onTo: label, from: match) { return row }
    page.contentOffset.y = 0 - page.adjustedContentInset.top
    settle()
    if let row = scroll(page, onTo: label, from: find(label, [.cell])) { return row }
    page.contentOffset = start
    return nil
  }

  private func scroll(
    _ page: UIScrollView, onTo label: String?, from match: StageElement?
  ) -> StageElement? {
    var row = match
    for _ in 1...Stage.patience {
      let free = page.bounds.inset(by: page.adjustedContentInset)
      let reach = page.convert(free, to: window)
      if let row, (reach.minY..<reach.maxY).contains(row.frame.midY) { return row }
      let before = page.contentOffset
      press(at: CGPoint(x: reach.midX, y: reach.minY + reach.height * 0.75))
      move(to: CGPoint(x: reach.midX, y: reach.minY + reach.height * 0.35), over: 0.4)
      // A finger at rest has no velocity at release.
      advance(by: 0.2)
      release()
      settle()
      row = find(label, [.cell])
      if page.contentOffset == before { break }
    }
    return row
  }

  private var pageInTheMiddle: UIScrollView? {
    let middle = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    var view = window.hitTest(middle, with: nil)
    while let found = view, !(found is UIScrollView) { view = found.superview }
    return view as? UIScrollView
  }

  /// Taps an element by its label and advances by a number of seconds.
  func visit(_ label: String, for seconds: TimeInterval) {
    settle()
    pick(label)
    advance(by: seconds)
  }

  /// Taps the back button and settles.
  func back() {
    settle()
    pick(roles: [.backButton])
    settle()
  }

  /// Presses the back button until its menu appears.
  func pressBackLong() {
    settle()
    guard let button = elements().first(where: { $0.role == .backButton }) else { return }
    press(at: CGPoint(x: button.frame.midX, y: button.frame.midY))
    advance(by: 1)
    release()
    settle()
  }

  /// The x at a distance from the leading edge of a frame, or of the window, in points.
  func leading(_ distance: CGFloat, in frame: CGRect? = nil) -> CGFloat {
    let frame = frame ?? window.bounds
    return window.traitCollection.layoutDirection == .rightToLeft
      ? frame.maxX - distance : frame.minX + distance
  }

  /// Touches the leading edge and drags to a fraction of the width; the finger stays down.
  func pull(to share: CGFloat, over seconds: TimeInterval = 0.3) {
    let middle = window.bounds.midY
    press(at: CGPoint(x: leading(Stage.edge), y: middle))
    move(to: CGPoint(x: leading(window.bounds.width * share), y: middle), over: seconds)
  }

  /// Touches the middle of the page and drags vertically between fractions of the height; the
  /// finger stays down.
  func pull(from start: CGFloat, to end: CGFloat, over seconds: TimeInterval = 0.5) {
    let (x, height) = (window.bounds.midX, window.bounds.height)
    press(at: CGPoint(x: x, y: height * start))
    move(to: CGPoint(x: x, y: height * end), over: seconds)
  }

  /// Settles and taps the middle of the page.
  func tapMiddle() {
    settle()
    tap(at: CGPoint(x: window.bounds.midX, y: window.bounds.midY))
  }

  /// Goes back by a swipe from the leading edge.
  func swipeBack() {
    settle()
    pull(to: 0.8)
    release()
    settle()
  }

  /// Scrolls up by a drag of some points; the page decelerates afterwards.
  func scroll(by points: CGFloat, over seconds: TimeInterval = 0.25) {
    let start = CGPoint(x: window.bounds.midX, y: window.bounds.height * 0.75)
    drag(from: start, to: CGPoint(x: start.x, y: start.y - points), over: seconds)
  }

  static let pressable: Set<StageElement.Role> = [
    .cell, .button, .barButton, .toolbarButton, .segment, .tab,
  ]

  /// The distance of the delete control from the row's leading edge, in points.
  static let deletionSign: CGFloat = 24
  /// Where the thumb of a slider at its smallest value is, from the slider's edge, in points.
  static let thumb: CGFloat = 14

  /// How often a page is scrolled to find a row.
  private static let patience = 12

  /// The distance from the edge at which an edge swipe starts, in points.
  private static let edge: CGFloat = 2
}
