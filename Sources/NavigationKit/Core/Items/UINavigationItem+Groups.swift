extension UINavigationItem {
  /// How title and buttons are arranged.
  public enum ItemStyle: Int, Hashable, Sendable {
    /// The title in the middle: for a stack of pages.
    case navigator
    /// The title at the leading end, and buttons in the middle: for pages with a history.
    case browser
    /// The title at the leading end, and buttons in the middle: for a document.
    case editor
  }

  /// The buttons of a bar by their places.
  struct Parts {
    /// From the leading edge inwards.
    var leading: [UIBarButtonItem]
    /// From the leading end to the trailing one.
    var center: [UIBarButtonItem]
    /// From the trailing edge inwards.
    var trailing: [UIBarButtonItem]
  }

  /// The buttons that a bar with traits shows: those of the middle are in a menu where there is no
  /// room for them.
  func parts(in traits: UITraitCollection, bar: UIResponder) -> Parts {
    let hasMiddle = style != .navigator && traits.horizontalSizeClass == .regular
    let center = centerItemGroups.flatMap(\.shownItems)
    let rest = hasMiddle || center.isEmpty ? [] : [moreItem(in: bar)]
    let pinned = pinnedTrailingGroup?.shownItems.reversed() ?? []
    let trailing = trailingItemGroups.flatMap(\.shownItems).reversed()
    return Parts(
      leading: (leftBarButtonItems ?? []) + leadingItemGroups.flatMap(\.shownItems),
      center: hasMiddle ? center : [],
      trailing: pinned + rest + (rightBarButtonItems ?? []) + trailing)
  }

  private func moreItem(in bar: UIResponder) -> UIBarButtonItem {
    let buttons = UIDeferredMenuElement.uncached { [weak self, weak bar] show in
      guard let self, let bar else { return show([]) }
      show(centerItemGroups.filter(\.isShown).map { $0.menuElement(in: bar) })
    }
    let item = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis.circle"), menu: UIMenu(children: [buttons]))
    item.accessibilityLabel = "More"
    return item
  }

  /// Whether other buttons are shown where room is short.
  var dependsOnRoom: Bool { !centerItemGroups.isEmpty || !foldingGroups.isEmpty }

  /// The groups in the order in which they give way.
  var allGroups: [UIBarButtonItemGroup] {
    centerItemGroups + trailingItemGroups.reversed() + leadingItemGroups.reversed()
      + [pinnedTrailingGroup].compactMap { $0 }
  }

  /// The groups that give way where room is short, the first one first.
  var foldingGroups: [UIBarButtonItemGroup] {
    allGroups.filter { $0.representativeItem != nil && $0.isShown }
  }
}
