import Foundation
import NavigationKit

/// Searches that are added to pages, begin, find something and end.
struct SearchActions: WalkActions {
  func act(on walk: RandomWalk) {
    guard !walk.isFingerDown else { return actInCallback(on: walk) }
    switch walk.random.next(below: 6) {
    case 0, 1: tap(walk, .searchField)
    case 2:
      walk.record("type a letter")
      walk.stage.typeText("a")
    case 3: tapCancel(walk)
    default: actInCallback(on: walk)
    }
  }

  func actInCallback(on walk: RandomWalk) {
    guard let pages = walk.screen.home?.viewControllers, !pages.isEmpty else { return }
    let page = walk.random.pick(pages)
    guard let search = page.navigationItem.searchController else { return add(to: page, walk) }
    guard !walk.random.isOne(in: 5) else {
      walk.record("remove the search of \(page.title ?? "")")
      return page.navigationItem.searchController = nil
    }
    walk.record("\(search.isActive ? "end" : "begin") the search of \(page.title ?? "")")
    search.isActive.toggle()
  }

  private func add(to page: UIViewController, _ walk: RandomWalk) {
    let search = UISearchController(
      searchResultsController: walk.random.isOne(in: 2) ? walk.makePage() : nil)
    search.hidesNavigationBarDuringPresentation = !walk.random.isOne(in: 3)
    search.searchBar.scopeButtonTitles = walk.random.isOne(in: 3) ? ["All", "New"] : nil
    page.navigationItem.hidesSearchBarWhenScrolling = walk.random.isOne(in: 2)
    walk.record("add a search to \(page.title ?? "")")
    page.navigationItem.searchController = search
  }

  private func tap(_ walk: RandomWalk, _ role: StageElement.Role) {
    guard let element = walk.stage.elements().first(where: { $0.role == role }) else { return }
    walk.record("tap \(element.label)")
    walk.stage.tap(at: CGPoint(x: element.frame.midX, y: element.frame.midY))
  }

  private func tapCancel(_ walk: RandomWalk) {
    guard let cancel = walk.stage.elements().first(where: { $0.label == "Cancel" }) else { return }
    walk.record("tap Cancel")
    walk.stage.tap(at: CGPoint(x: cancel.frame.midX, y: cancel.frame.midY))
  }
}
