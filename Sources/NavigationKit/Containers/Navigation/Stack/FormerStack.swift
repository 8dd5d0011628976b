/// An earlier state of a stack, kept as its difference from the current one: it costs as much as
/// changed since, however deep both are.
nonisolated struct FormerStack<Page: AnyObject> {
  /// How many pages from the bottom both share.
  private(set) var sharedCount: Int
  /// Its pages above those, from the top down.
  private(set) var rest: [Page] = []

  /// Makes one that is the bottom part of the current stack.
  init(sharedCount: Int = 0) { self.sharedCount = sharedCount }

  /// Whether it equals the current stack, which has `count` pages.
  func isWhole(_ count: Int) -> Bool { rest.isEmpty && sharedCount == count }

  /// Its top page; nil if it is empty.
  func top(over pages: [Page]) -> Page? {
    rest.first ?? (sharedCount > 0 ? pages[sharedCount - 1] : nil)
  }

  /// Whether it has no page.
  var isEmpty: Bool { sharedCount == 0 && rest.isEmpty }

  /// Its pages, from the bottom up.
  func pages(over pages: [Page]) -> [Page] { pages.prefix(sharedCount) + rest.reversed() }

  /// The current stack keeps its lowest `kept` pages, and loses those above.
  mutating func stackLoses(_ lost: [Page], above kept: Int) {
    guard kept < sharedCount else { return }
    rest += lost.prefix(sharedCount - kept).reversed()
    sharedCount = kept
  }

  /// The current stack has new pages on top: this one may share some of them.
  mutating func stackGrew(to pages: [Page]) {
    while sharedCount < pages.count, let next = rest.last, next === pages[sharedCount] {
      rest.removeLast()
      sharedCount += 1
    }
  }
}
