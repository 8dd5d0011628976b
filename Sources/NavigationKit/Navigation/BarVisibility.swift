/// Which of the bars are hidden, and what hid them: code, or something that passes.
nonisolated struct BarVisibility: Hashable, Sendable {
  /// What hides bars for a while.
  enum Cause: Hashable, Sendable {
    /// A tap on the page.
    case tap
    /// A swipe over the page.
    case swipe
    /// The keyboard.
    case keyboard
    /// Little room from top to bottom.
    case compactHeight
  }

  /// Bars that are hidden for a while.
  struct Hiding: Hashable, Sendable {
    /// What hid them.
    let cause: Cause
    /// Whether the toolbar was showing before.
    let toolbarWasShown: Bool
  }

  /// Whether the navigation bar is hidden.
  var navigationBarIsHidden = false
  /// Whether the toolbar is hidden; it is until somebody shows it.
  var toolbarIsHidden = true
  /// What is hidden for a while; nil where only code hides.
  private(set) var hiding: Hiding?

  /// Hides both bars for a while; a toolbar without items takes no part.
  mutating func hide(because cause: Cause, toolbarHasItems: Bool) {
    guard !navigationBarIsHidden else { return }
    let hidesToolbar = !toolbarIsHidden && toolbarHasItems
    hiding = Hiding(cause: cause, toolbarWasShown: hidesToolbar)
    navigationBarIsHidden = true
    if hidesToolbar { toolbarIsHidden = true }
  }

  /// Shows the navigation bar, and the toolbar where it was hidden with it.
  ///
  /// Where code hid both, a toolbar without items takes no part.
  mutating func show(toolbarHasItems: Bool) {
    guard navigationBarIsHidden else { return }
    navigationBarIsHidden = false
    if hiding?.toolbarWasShown ?? toolbarHasItems { toolbarIsHidden = false }
    hiding = nil
  }

  /// Brings back what is hidden for a while, for the next page; what code hid stays hidden.
  mutating func restoreForNextPage() {
    if hiding != nil { show(toolbarHasItems: false) }
  }

  /// Code says what is hidden: nothing is to come back by itself any more.
  mutating func codeDecided() { hiding = nil }
}
