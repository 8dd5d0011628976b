/// The pages of a navigation controller from the bottom up, and what is asked of them at every step:
/// an answer takes as long as what changed, not as the stack is deep.
struct NavigationStack {
  /// A stack as it was.
  typealias Former = FormerStack<UIViewController>

  private(set) var pages: [UIViewController] = []
  /// The stack that is on screen.
  private(set) var shown = Former()
  /// The one that was before the transition that runs.
  private(set) var before = Former()
  private var indices: [ObjectIdentifier: Int] = [:]
  /// The pages under others that want no toolbar, and those that say themselves how their titles are.
  private var toolbarHiders = SortedIndices()
  private var titleDeciders = SortedIndices()

  var count: Int { pages.count }
  /// The page on top.
  var top: UIViewController? { pages.last }
  /// The page on screen.
  var shownTop: UIViewController? { shown.top(over: pages) }
  /// The stack itself, as one that was.
  var present: Former { Former(sharedCount: count) }
  /// Whether it is what is on screen.
  var isShown: Bool { shown.isWhole(count) }

  func index(of page: UIViewController) -> Int? { indices[ObjectIdentifier(page)] }

  func contains(_ page: UIViewController) -> Bool { index(of: page) != nil }

  /// How many pages at the bottom are those of a list.
  func sharedCount(with other: [UIViewController]) -> Int {
    zip(pages, other).prefix { $0 === $1 }.count
  }

  /// What has to happen so that the screen shows the stack.
  var change: StackChange {
    StackChange(
      from: shownTop, to: top, newWasShown: top.map(shows) ?? false,
      oldStays: shownTop.map(contains) ?? false)
  }

  private func shows(_ page: UIViewController) -> Bool {
    if let index = index(of: page), index < shown.sharedCount { return true }
    return shown.rest.contains { $0 === page }
  }

  // MARK: Changes

  /// Keeps some pages at the bottom, and puts others in place of those above; returns, from the bottom
  /// up, which are gone and which are new.
  mutating func replace(
    above kept: Int, with list: some Collection<UIViewController>
  ) -> (gone: [UIViewController], new: [UIViewController]) {
    let lost = Array(pages[kept...])
    let new = list.filter { !contains($0) }
    for page in lost { indices[ObjectIdentifier(page)] = nil }
    shown.stackLoses(lost, above: kept)
    before.stackLoses(lost, above: kept)
    pages.replaceSubrange(kept..., with: list)
    for index in kept..<count { indices[ObjectIdentifier(pages[index])] = index }
    shown.stackGrew(to: pages)
    before.stackGrew(to: pages)
    // Who is on top is asked, not noted.
    toolbarHiders.removeAll(from: kept - 1)
    titleDeciders.removeAll(from: kept - 1)
    return (lost.filter { !contains($0) }, new)
  }

  /// The screen shows it.
  mutating func show() { shown = present }

  /// A transition leads from what is on screen to the stack.
  mutating func beginTransition() {
    before = shown
    show()
  }

  /// The transition was taken back: the screen shows what it did before.
  mutating func showBefore() { shown = before }

  /// The transition cannot be taken back any more.
  mutating func endTransition() { before = Former() }

  // MARK: Pages under others

  /// Notes what a page under others says of its toolbar and its title.
  mutating func note(hidesToolbar: Bool, decidesTitle: Bool, at index: Int) {
    toolbarHiders.set(index, isIn: hidesToolbar)
    titleDeciders.set(index, isIn: decidesTitle)
  }

  /// Whether a page of a stack wants no toolbar, for itself and all above.
  func hidesToolbar(in former: Former) -> Bool {
    if let lowest = toolbarHiders.first, lowest < former.sharedCount { return true }
    let asked = former.sharedCount == count ? former.rest + pages.suffix(1) : former.rest
    return asked.contains(where: \.hidesBottomBarWhenPushed)
  }

  /// The nearest item below a page of a stack that says itself whether titles are large.
  ///
  /// A page that is not on the stack counts as on top of it.
  func titleDecider(below page: UIViewController, in former: Former) -> UINavigationItem? {
    if let index = index(of: page), index < former.sharedCount {
      return titleDecider(before: index)
    }
    let own = former.rest.firstIndex { $0 === page }
    let below = former.rest.dropFirst(own.map { $0 + 1 } ?? 0)
    return below.lazy.map(\.navigationItem).first(where: \.decidesTitle)
      ?? titleDecider(before: former.sharedCount)
  }

  private func titleDecider(before bound: Int) -> UINavigationItem? {
    if bound == count, let item = top?.navigationItem, item.decidesTitle { return item }
    return titleDeciders.last(before: bound).map { pages[$0].navigationItem }
  }
}

extension UINavigationItem {
  /// Whether it says itself if its title is large, and does not leave it to the item below.
  var decidesTitle: Bool { largeTitleDisplayMode != .automatic }
}
