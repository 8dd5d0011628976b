/// A stack as it was, told by what it shares with the stack there is: to keep it takes as long as what
/// changed since, however deep both are.
nonisolated struct FormerStack<Page: AnyObject> {
  /// How many pages at the bottom both have.
  private(set) var sharedCount: Int
  /// The pages it had above them, from the top down.
  private(set) var rest: [Page] = []

  /// A stack that is the bottom of the one there is.
  init(sharedCount: Int = 0) { self.sharedCount = sharedCount }

  /// Whether it is the stack there is, of so many pages.
  func isWhole(_ count: Int) -> Bool { rest.isEmpty && sharedCount == count }

  /// The page on top; nil where it was empty.
  func top(over pages: [Page]) -> Page? {
    rest.first ?? (sharedCount > 0 ? pages[sharedCount - 1] : nil)
  }

  /// The stack there is keeps some pages at the bottom, and loses those above them.
  mutating func stackLoses(_ lost: [Page], above kept: Int) {
    guard kept < sharedCount else { return }
    rest += lost.prefix(sharedCount - kept).reversed()
    sharedCount = kept
  }

  /// The stack there is has other pages on top: this one may have had the same.
  mutating func stackGrew(to pages: [Page]) {
    while sharedCount < pages.count, let next = rest.last, next === pages[sharedCount] {
      rest.removeLast()
      sharedCount += 1
    }
  }
}
