/// Which bars are hidden, and what hid them: code, or something temporary.
nonisolated struct BarVisibility: Hashable, Sendable {
  /// What hides bars temporarily.
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
    /// What hid them.
    let cause: Cause
    /// Whether the toolbar was showing before.
    let toolbarWasShown: Bool
  }

  /// Whether the navigation bar is hidden.
  var navigationBarIsHidden = false
  /// Whether the toolbar is hidden; true by default.
  var toolbarIsHidden = true
  /// What is hidden temporarily; nil if nothing is.
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

  /// Shows what is hidden temporarily, for the next page; what code hid stays hidden.
  mutating func restoreForNextPage() {
    if hiding != nil { show(toolbarHasItems: false) }
  }

  /// Code set what is hidden: nothing is temporary any more.
  mutating func codeDecided() { hiding = nil }
}
