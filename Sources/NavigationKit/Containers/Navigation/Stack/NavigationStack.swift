/// The pages of a navigation controller, from the bottom up.
///
/// The time of a query depends on the number of changes, not on the depth of the stack.
struct NavigationStack {
  /// An earlier state of the stack.
  typealias Former = FormerStack<UIViewController>

  private(set) var pages: [UIViewController] = []
  /// The stack that the running transition leads to; the one on screen while none runs.
  private(set) var destination = Former()
  /// The stack that the running transition started from; empty while none runs.
  private(set) var origin = Former()
  private var indices: [ObjectIdentifier: Int] = [:]
  /// Indices of covered pages that hide the toolbar, and of those that decide their title's size.
  private var toolbarHiders = SortedIndices()
  private var titleDeciders = SortedIndices()

  var count: Int { pages.count }
  /// The page on top.
  var top: UIViewController? { pages.last }
  /// The top of ``destination``.
  var destinationTop: UIViewController? { destination.top(over: pages) }
  /// The current stack, to be kept as an earlier state.
  var present: Former { Former(sharedCount: count) }
  /// Whether the stack is the one that the screen shows, or will show.
  var isDestination: Bool { destination.isWhole(count) }

  /// The pages whose items the bar has: a page that comes joins them once it has loaded its view.
  var pagesInBar: [UIViewController] {
    guard let top, top.isLoadingView else { return pages }
    let former = isDestination ? origin : destination
    return former.isEmpty ? pages : former.pages(over: pages)
  }

  func index(of page: UIViewController) -> Int? { indices[ObjectIdentifier(page)] }

  func contains(_ page: UIViewController) -> Bool { index(of: page) != nil }

  /// How many pages from the bottom equal those of a list.
  func sharedCount(with other: [UIViewController]) -> Int {
    zip(pages, other).prefix { $0 === $1 }.count
  }

  /// The change after which the screen shows the stack.
  var change: StackChange {
    StackChange(
      from: destinationTop, to: top, newWasShown: top.map(shows) ?? false,
      oldStays: destinationTop.map(contains) ?? false)
  }

  private func shows(_ page: UIViewController) -> Bool {
    if let index = index(of: page), index < destination.sharedCount { return true }
    return destination.rest.contains { $0 === page }
  }

  // MARK: Changes

  /// Replaces the pages above the lowest `kept`; returns which were removed and which are new, from
  /// the bottom up.
  mutating func replace(
    above kept: Int, with list: some Collection<UIViewController>
  ) -> (gone: [UIViewController], new: [UIViewController]) {
    let lost = Array(pages[kept...])
    let new = list.filter { !contains($0) }
    for page in lost { indices[ObjectIdentifier(page)] = nil }
    destination.stackLoses(lost, above: kept)
    origin.stackLoses(lost, above: kept)
    pages.replaceSubrange(kept..., with: list)
    for index in kept..<count { indices[ObjectIdentifier(pages[index])] = index }
    destination.stackGrew(to: pages)
    origin.stackGrew(to: pages)
    // The page on top is asked each time: nothing is recorded of it.
    toolbarHiders.removeAll(from: kept - 1)
    titleDeciders.removeAll(from: kept - 1)
    return (lost.filter { !contains($0) }, new)
  }

  /// The stack is on screen.
  mutating func show() { destination = present }

  /// A transition from the page on screen to the stack begins.
  mutating func beginTransition() {
    origin = destination
    show()
  }

  /// The transition was cancelled: the screen shows the origin again.
  mutating func returnToOrigin() { destination = origin }

  /// The transition can no longer be cancelled.
  mutating func endTransition() { origin = Former() }

  // MARK: Covered pages

  /// Records whether a covered page hides the toolbar, and whether it decides its title's size.
  mutating func record(hidesToolbar: Bool, decidesTitle: Bool, at index: Int) {
    toolbarHiders.set(index, isIn: hidesToolbar)
    titleDeciders.set(index, isIn: decidesTitle)
  }

  /// Whether a page of a stack hides the toolbar, for itself and all above.
  func hidesToolbar(in former: Former) -> Bool {
    if let lowest = toolbarHiders.first, lowest < former.sharedCount { return true }
    let asked = former.sharedCount == count ? former.rest + pages.suffix(1) : former.rest
    return asked.contains(where: \.hidesBottomBarWhenPushed)
  }

  /// The nearest item below a page of a stack that decides itself whether titles are large.
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
  /// Whether it decides itself if its title is large, and does not follow the item below.
  var decidesTitle: Bool { largeTitleDisplayMode != .automatic }
}
