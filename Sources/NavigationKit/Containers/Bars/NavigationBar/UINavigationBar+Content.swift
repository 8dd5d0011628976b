import Foundation

extension UINavigationBar {
  // MARK: Content

  /// Shows the top item, without animation.
  func showTopItem() {
    guard progress == nil else { return }
    replaceContent()
    layoutIfNeeded()
  }

  /// Lets go of what is shown of an item that is no longer the top one, until that is shown.
  func removeOutdatedContent() {
    guard content?.item !== topItem else { return }
    content?.removeFromSuperview()
    content = nil
  }

  /// Replaces the content; a running rotation continues in the new one.
  private func replaceContent() {
    let old = content
    content = makeContent()
    background.show(resolved.backgrounds, page: page(of: topItem))
    if let old { content?.inheritRotation(of: old) }
    old?.removeFromSuperview()
    askForHeight()
  }

  /// Requests a layout of the superview if a prompt has changed the bar's height.
  private func askForHeight() {
    if fittingSize(in: bounds.size).height != bounds.height { superview?.setNeedsLayout() }
  }

  /// Begins a transition to the top item, driven by a progress.
  func beginTransition(_ progress: TransitionProgress) {
    openMenu?.close(animated: false)
    let now = window?.stage?.now ?? 0
    leaving = content
    content = makeContent()
    background.beginTransition(to: resolved.backgrounds, page: page(of: topItem), at: now)
    self.progress = progress
    leaving?.searchBar?.resignFirstResponder()
    let old = movingFrame(at: now).height - (leaving?.extensionHeight ?? 0)
    heightLoss = old - rowsEnd
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// Ends a transition; call ``showTopItem()`` for the final content.
  func endTransition() {
    guard let progress else { return }
    removeAnimations(drivenBy: progress)
    if leaving?.item === topItem { swap(&leaving, &content) }
    background.endTransition()
    leaving?.removeFromSuperview()
    leaving = nil
    self.progress = nil
  }

  /// Replaces the content by a new one, with a cross-fade if `animated` and no transition runs.
  func refresh(animated: Bool) {
    guard let old = content else { return }
    guard progress == nil else { return replaceArriving() }
    // A transition to the new top item is due, and starts from the present content.
    guard old.item === topItem else { return }
    showTopItem()
    guard animated, window != nil, let content else { return }
    insertSubview(old, belowSubview: content)
    content.crossFade(from: old)
  }

  private func replaceArriving() {
    replaceContent()
    setNeedsLayout()
    layoutIfNeeded()
  }

  private func makeContent() -> NavigationBarContent? {
    guard let topItem else { return nil }
    for group in topItem.foldingGroups { group.isFolded = false }
    var content = makeContent(of: topItem)
    foldedWidth = safeAreaBounds.width
    for group in topItem.foldingGroups {
      // The safe area depends on where the content is.
      content.frame = place(of: content)
      guard content.isCrowded else { break }
      group.isFolded = true
      content.removeFromSuperview()
      content = makeContent(of: topItem)
    }
    return content
  }

  private func makeContent(of item: UINavigationItem) -> NavigationBarContent {
    let content = NavigationBarContent(
      item: item, parts: item.parts(in: traitCollection, bar: self),
      back: makeBackButton(of: item), outer: outerItem)
    for item in items(of: content) { item.join(self) }
    content.show(textAppearance, look.style)
    content.barExtension = barExtension
    content.unfold(shownLargeTitle, animated: false)
    addSubview(content)
    return content
  }

  /// The bar button items that are shown; others may have been shown before.
  var shownItems: [UIBarButtonItem] { content.map(items) ?? [] }

  private func items(of content: NavigationBarContent) -> [UIBarButtonItem] {
    content.allItems + [backItem?.backBarButtonItem].compactMap { $0 }
  }

  private func makeBackButton(of item: UINavigationItem) -> BackButton? {
    item.backButtonContent(below: backItem).map { looks in
      BackButton(
        looks: looks, action: { [weak self] in self?.backWasPressed() },
        menu: hasBackMenu ? { [weak self] in self?.backMenu() } : nil)
    }
  }

  // MARK: Layout

  var position: UIBarPosition {
    if controller != nil { return .topAttached }
    let wished = delegate?.position(for: self) ?? .any
    return wished == .any ? .top : wished
  }

  func fittingSize(in size: CGSize) -> CGSize {
    CGSize(
      width: size.width > 0 ? size.width : bounds.width, height: neededHeight)
  }

  /// Shows groups of items, or what stands for them, by the room that there is now.
  private func foldGroups() {
    guard foldedWidth != safeAreaBounds.width, progress == nil, topItem?.dependsOnRoom == true
    else {
      return
    }
    replaceContent()
  }

  func layOutParts() {
    foldGroups()
    handDirection(to: [background, leaving, content])
    let overhang = position == .topAttached ? superview?.safeAreaInsets.top ?? 0 : 0
    background.edge = position == .bottom ? .bottom : .top
    background.place(
      CGRect(x: 0, y: -overhang, width: bounds.width, height: bounds.height + overhang))
    unfoldContent()
    for content in [leaving, content].compactMap({ $0 }) {
      content.rowHeight = rowHeight
      content.frame = place(of: content)
      content.layoutIfNeeded()
    }
    if let progress { drive(by: progress) }
  }

  /// The bottom of the row, where a large title begins.
  private var rowsEnd: CGFloat { bounds.height - shownExtensionHeight }

  /// Contents share the row, unless a search bar replaces it; each extends below it by its own
  /// height.
  private func place(of content: NavigationBarContent) -> CGRect {
    let rowsEnd = content.hasRow ? hasRow ? rowsEnd : rowsHeight : 0
    return CGRect(x: 0, y: 0, width: bounds.width, height: rowsEnd + content.extensionHeight)
  }

  /// Whether the row is in its place.
  private var hasRow: Bool { !barExtension.parts.replacesRow }

  private func drive(by progress: TransitionProgress) {
    background.drive(by: progress)
    // Back buttons move with their row, without an animation of their own.
    for content in [leaving, content].compactMap({ $0 }) {
      content.back?.removeAnimations(drivenBy: progress)
    }
    let unchanged = leaving.flatMap { content?.unchangedItems(in: $0) } ?? []
    for part in leaving?.parts ?? [] where part.isItem {
      // A custom view is never in both contents, and only the app decides whether it is hidden.
      (leaving?.view(of: part) as? BarButton)?.isHidden = unchanged.contains(part)
    }
    let (lower, upper) = progress.isPop ? (content, leaving) : (leaving, content)
    let empty = NavigationBarLayout(NavigationBarLayout.Content(size: bounds.size))
    let (below, above) = (lower?.moving ?? empty, upper?.moving ?? empty)
    let isNamed = lower?.isNamed(by: upper?.back) ?? false
    let whole =
      progress.isCrossFade
      ? BarMotion(fading: below, into: above)
      : BarMotion(
        lower: below, upper: above, width: bounds.width, isPop: progress.isPop,
        isNamed: isNamed)
    let motion = whole.without(unchanged)
    lower?.drive(motion.lower, isUpper: false, by: progress)
    upper?.drive(motion.upper, isUpper: true, by: progress)
    if isNamed, let moves = motion.upper[.backTitle]?.moves, !progress.isCrossFade {
      lower?.passWeight(to: upper?.back, moves: moves, by: progress)
    }
    driveHeight(by: progress)
  }

  /// Moves the rows with the bar's bottom edge when the bar's height changes.
  private func driveHeight(by progress: TransitionProgress) {
    let contents = [leaving, content].compactMap { $0 }
    guard heightLoss != 0, contents.allSatisfy(\.hasRow) else { return }
    for content in contents {
      content.animate(
        PropertyAnimation(
          property: .frame, from: .rect(content.frame.offsetBy(dx: 0, dy: heightLoss)),
          to: .rect(content.frame), driver: .progress(progress, .whole)))
    }
  }

  /// Ends what is animated or open when the bar leaves its window; in a new window, text can be
  /// measured.
  func windowDidChange() {
    foldedWidth = nil
    restyle()
    setNeedsLayout()
    content?.setNeedsLayout()
    guard window == nil else { return }
    openMenu?.close(animated: false)
    endOwnTransition()
  }
}
