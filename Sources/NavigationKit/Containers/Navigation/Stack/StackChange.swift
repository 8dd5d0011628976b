/// The transition after which the screen shows the stack: pure, and the only place that decides it.
nonisolated enum StackChange: Hashable, Sendable {
  /// The right page is shown already.
  case none
  /// The first page appears on an empty screen.
  case appear
  /// The last page disappears and leaves an empty screen.
  case disappear
  /// The new page covers the old one.
  case push
  /// The old page uncovers the new one, which was below it.
  case pop
  /// The new page replaces an old one that was removed; it looks like a push.
  case replace

  /// Compares the stack that is shown with the one that is wanted.
  ///
  /// - Parameters:
  ///   - old: The top page of the stack that is shown.
  ///   - new: The top page of the stack that is wanted.
  ///   - newWasShown: Whether the stack that is shown has the new page.
  ///   - oldStays: Whether the stack that is wanted has the old page.
  init<Page: AnyObject>(
    from old: Page?, to new: Page?, newWasShown: @autoclosure () -> Bool,
    oldStays: @autoclosure () -> Bool
  ) {
    switch (old, new) {
    case (nil, nil): self = .none
    case (nil, _): self = .appear
    case (_, nil): self = .disappear
    case (let old?, let new?):
      if old === new {
        self = .none
      } else if newWasShown() {
        self = .pop
      } else {
        self = oldStays() ? .push : .replace
      }
    }
  }
}
