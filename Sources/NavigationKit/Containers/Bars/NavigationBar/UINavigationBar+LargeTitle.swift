import Foundation

extension UINavigationBar {
  /// The large title: the controller's, or in a standalone bar as high as the bar has room for.
  var shownLargeTitle: LargeTitle? {
    if controller != nil { return barExtension.title }
    return ownLargeTitle == nil
      ? nil
      : LargeTitle(
        room: bounds.height - rowsHeight, openHeight: openTitleHeight)
  }

  private var extensionOwner: UINavigationItem? {
    controller == nil ? topItem : extendedItem
  }

  /// The bar's height without a large title.
  var rowsHeight: CGFloat {
    rowHeight + (topItem?.prompt == nil ? 0 : NavigationBarMetrics.promptHeight)
  }

  /// The height of the row of title and buttons; a controller's bar has a higher one in a sheet.
  var rowHeight: CGFloat {
    let traits = traitCollection
    let isUprightPhone = traits.userInterfaceIdiom != .pad && traits.verticalSizeClass != .compact
    return isUprightPhone && isInSheet
      ? NavigationBarMetrics.sheetHeight : BarMetrics.height(in: traits)
  }

  private var isInSheet: Bool {
    guard controller != nil else { return false }
    var view: UIView? = self
    while let current = view, !(current is SheetCard) { view = current.superview }
    return view != nil
  }

  /// The height that rows, large title and search bar need.
  var neededHeight: CGFloat {
    if controller == nil { return rowsHeight + (ownLargeTitle?.height ?? 0) }
    return (barExtension.parts.replacesRow ? 0 : rowsHeight) + barExtension.height
  }

  /// The height of what is shown under the row.
  var shownExtensionHeight: CGFloat {
    controller == nil ? shownLargeTitle?.height ?? 0 : barExtension.height
  }

  private var ownLargeTitle: LargeTitle? {
    showsLargeTitle(of: storedItems ?? []) ? LargeTitle(openHeight: openTitleHeight) : nil
  }

  /// The height of an expanded large title.
  var openTitleHeight: CGFloat {
    LargeTitle.openHeight(for: traitCollection.preferredContentSizeCategory)
  }

  /// Whether the top item of a stack has a large title in this bar.
  func showsLargeTitle(of items: [UINavigationItem]) -> Bool {
    LargeTitle.isShown(
      items.lazy.map(\.largeTitleDisplayMode), barPrefers: prefersLargeTitles,
      isCompact: traitCollection.verticalSizeClass == .compact)
  }

  /// Sets what is under the row, as the controller computed it, and its item.
  func show(_ barExtension: BarExtension, of item: UINavigationItem?) {
    guard barExtension != self.barExtension || item !== extendedItem else { return }
    self.barExtension = barExtension
    extendedItem = item
    setNeedsLayout()
  }

  /// Passes large title and search bar on to the content of their item; an outgoing content keeps
  /// its own.
  func unfoldContent() {
    guard let content, content.item === extensionOwner else { return }
    content.barExtension = barExtension
    content.unfold(shownLargeTitle, animated: progress == nil && window != nil)
    if shownLargeTitle == nil, traitCollection.verticalSizeClass == .compact {
      leaving?.unfold(nil, animated: false)
    }
  }

  /// Called when an item's display mode has changed.
  func largeTitleDidChange(of item: UINavigationItem) {
    controller?.titleDidChange(of: item)
    largeTitlesDidChange()
  }

  /// Requests a layout after large titles, or their size, have changed.
  func largeTitlesDidChange() {
    setNeedsLayout()
    superview?.setNeedsLayout()
  }
}
