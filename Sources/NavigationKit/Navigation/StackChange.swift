/// What has to happen on screen so that it shows what a stack says: pure, and the only place that
/// decides it.
nonisolated enum StackChange: Hashable, Sendable {
  /// The right page is shown already.
  case none
  /// A first page comes to an empty screen.
  case appear
  /// The last page goes and leaves an empty screen.
  case disappear
  /// A page comes over the one shown.
  case push
  /// A page goes from over one that was below it.
  case pop
  /// A page that was not there takes the place of one that is gone; it looks like a push.
  case replace

  /// Compares the stack that is shown with the one that is wanted.
  ///
  /// - Parameters:
  ///   - old: The page on top of the one that is shown.
  ///   - new: The page on top of the one that is wanted.
  ///   - newWasShown: Whether the one that is shown has the new page.
  ///   - oldStays: Whether the one that is wanted has the old page.
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
