/// Which bars are hidden, and whether by code or by a temporary cause.
nonisolated struct BarVisibility: Hashable, Sendable {
  /// The cause of a temporary hiding.
  enum Cause: Hashable, Sendable {
    /// A tap on the page.
    case tap
    /// A swipe over the page.
    case swipe
    /// The keyboard.
    case keyboard
    /// Compact height.
    case compactHeight
  }

  /// Bars that are hidden temporarily.
  struct Hiding: Hashable, Sendable {
    /// The cause of the hiding.
    let cause: Cause
    /// Whether the toolbar was showing before.
    let toolbarWasShown: Bool
  }

  /// Whether the navigation bar is hidden.
  var navigationBarIsHidden = false
  /// Whether the toolbar is hidden; true by default.
  var toolbarIsHidden = true
  /// The temporary hiding; nil without one.
  private(set) var hiding: Hiding?

  /// Hides both bars temporarily; a toolbar without items is left as it is.
  mutating func hide(because cause: Cause, toolbarHasItems: Bool) {
    guard !navigationBarIsHidden else { return }
    let hidesToolbar = !toolbarIsHidden && toolbarHasItems
    hiding = Hiding(cause: cause, toolbarWasShown: hidesToolbar)
    navigationBarIsHidden = true
    if hidesToolbar { toolbarIsHidden = true }
  }

  /// Shows the navigation bar, and the toolbar if it was hidden with it.
  ///
  /// If code hid the bars, the toolbar is shown if it has items.
  mutating func show(toolbarHasItems: Bool) {
    guard navigationBarIsHidden else { return }
    navigationBarIsHidden = false
    if hiding?.toolbarWasShown ?? toolbarHasItems { toolbarIsHidden = false }
    hiding = nil
  }

  /// Shows bars that are hidden temporarily, for the next page; bars that code hid stay hidden.
  mutating func restoreForNextPage() {
    if hiding != nil { show(toolbarHasItems: false) }
  }

  /// Code hid or showed bars: no hiding is temporary any more.
  mutating func codeDecided() { hiding = nil }
}
