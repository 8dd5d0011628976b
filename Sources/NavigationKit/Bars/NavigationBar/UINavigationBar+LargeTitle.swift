import Foundation

extension UINavigationBar {
  /// What the bar shows under its row: what its controller said, or else what its height has room for.
  var shownLargeTitle: LargeTitle? {
    if controller != nil { return largeTitle }
    return ownLargeTitle == nil
      ? nil
      : LargeTitle(
        room: bounds.height - rowsHeight, openHeight: openTitleHeight)
  }

  /// The item it belongs to.
  private var largeTitleOwner: UINavigationItem? {
    controller == nil ? topItem : largeTitleItem
  }

  /// How high the bar is without a large title.
  var rowsHeight: CGFloat { rowHeight + (topItem?.prompt == nil ? 0 : BarMetrics.promptHeight) }

  /// How high the row of title and buttons is; higher where a controller has it in a sheet.
  var rowHeight: CGFloat {
    let traits = traitCollection
    let isUprightPhone = traits.userInterfaceIdiom != .pad && traits.verticalSizeClass != .compact
    return isUprightPhone && isInSheet ? BarMetrics.sheetHeight : BarMetrics.height(in: traits)
  }

  private var isInSheet: Bool {
    guard controller != nil else { return false }
    var view: UIView? = self
    while let current = view, !(current is SheetCard) { view = current.superview }
    return view != nil
  }

  /// How high a large title under the row wants to be.
  var largeTitleHeight: CGFloat {
    (controller == nil ? ownLargeTitle : largeTitle)?.height ?? 0
  }

  private var ownLargeTitle: LargeTitle? {
    showsLargeTitle(of: storedItems ?? []) ? LargeTitle(openHeight: openTitleHeight) : nil
  }

  /// How high a large title is when open.
  var openTitleHeight: CGFloat {
    LargeTitle.openHeight(for: traitCollection.preferredContentSizeCategory)
  }

  /// Whether the top of a stack of items has a large title here.
  func showsLargeTitle(of items: [UINavigationItem]) -> Bool {
    LargeTitle.isShown(
      items.map(\.largeTitleDisplayMode), barPrefers: prefersLargeTitles,
      isCompact: traitCollection.verticalSizeClass == .compact)
  }

  /// Takes over from the controller how far an item's title is unfolded.
  func show(_ largeTitle: LargeTitle?, of item: UINavigationItem?) {
    guard largeTitle != self.largeTitle || item !== largeTitleItem else { return }
    self.largeTitle = largeTitle
    largeTitleItem = item
    setNeedsLayout()
  }

  /// Hands the large title on to the content it belongs to; what leaves keeps its own.
  func unfoldContent() {
    guard let content, content.item === largeTitleOwner else { return }
    content.unfold(shownLargeTitle, animated: progress == nil && window != nil)
    if shownLargeTitle == nil, traitCollection.verticalSizeClass == .compact {
      leaving?.unfold(nil, animated: false)
    }
  }

  /// An item wants another title.
  func largeTitleDidChange(of item: UINavigationItem) {
    controller?.titleDidChange(of: item)
    largeTitlesDidChange()
  }

  /// Which titles are large changed, or how large: heights follow.
  func largeTitlesDidChange() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}
