import Foundation
import Input
import NavigationKit
import Testing

/// Searches whose bar is nowhere in the page: presented, they bring it.
struct PresentedSearchTests {
  private final class Updater: NSObject, UISearchResultsUpdating {
    var texts: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      texts.append(searchController.searchBar.text ?? "")
    }
  }

  private let stage = Stage(
    size: CGSize(width: 375, height: 812), safeAreaInsets: UIEdgeInsets(top: 44, bottom: 34))
  private let page = PageController("Page")
  private let results = ResultList(style: .plain)
  private let updater = Updater()
  private let search: UISearchController

  init() {
    search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = updater
  }

  private func show(_ root: UIViewController) {
    stage.window.rootViewController = root
    stage.window.makeKeyAndVisible()
    stage.settle()
  }

  private func element(_ role: StageElement.Role) -> StageElement? {
    stage.elements().first { $0.role == role }
  }

  private func sees(_ label: String) -> Bool { stage.elements().contains { $0.label == label } }

  private enum Place: CaseIterable { case root, stack, context, tabs }

  private func present(from place: Place) {
    switch place {
    case .root: show(page)
    case .stack: show(UINavigationController(rootViewController: page))
    case .context:
      page.definesPresentationContext = true
      show(UINavigationController(rootViewController: page))
    case .tabs:
      let tabs = UITabBarController()
      tabs.viewControllers = [UINavigationController(rootViewController: page)]
      show(tabs)
    }
    page.present(search, animated: true)
    stage.settle()
  }

  @Test(arguments: Place.allCases)
  private func `its bar is at the top, edited, with Cancel, and leaves with it`(place: Place) {
    present(from: place)
    #expect(search.isActive && search.searchBar.searchTextField.isFirstResponder)
    #expect(element(.searchField)?.frame.minY == 54 && sees("Cancel") && element(.title) == nil)
    stage.typeText("Al")
    results.rows = ["Alder"]
    stage.settle()
    #expect(updater.texts.last == "Al")
    let row = stage.elements().first { $0.label == "Found Alder" }
    #expect(row?.frame.minY == 100)
    stage.tap("Cancel")
    stage.settle()
    #expect(!search.isActive && element(.searchField) == nil && !sees("Cancel"))
    #expect((element(.title) != nil) == (place != .root))
    #expect(search.searchBar.text == "")
  }

  @Test func `it can be presented and dismissed by code, again and again`() {
    present(from: .stack)
    for _ in 0..<2 {
      page.dismiss(animated: true)
      stage.settle()
      #expect(!search.isActive && element(.searchField) == nil)
      page.present(search, animated: true)
      stage.settle()
      #expect(element(.searchField)?.frame.minY == 54 && sees("Cancel"))
    }
  }

  @Test func `Escape, a tap on the dimmed page and isActive end it`() {
    present(from: .root)
    let ends: [() -> Void] = [
      { stage.send(.key(KeyEvent(key: .escape, time: stage.now))) },
      { stage.tap(at: CGPoint(x: 200, y: 600)) }, { search.isActive = false },
    ]
    for end in ends {
      end()
      stage.settle()
      #expect(!search.isActive && element(.searchField) == nil)
      page.present(search, animated: true)
      stage.settle()
    }
  }

  @Test func `a push from a page that is the context covers it, and uncovers it again`() {
    present(from: .context)
    #expect(page.navigationController?.isNavigationBarHidden == true)
    page.navigationController?.pushViewController(PageController("Next"), animated: true)
    stage.settle()
    #expect(element(.title)?.label == "Next" && element(.searchField) == nil)
    page.navigationController?.popViewController(animated: true)
    stage.settle()
    #expect(element(.searchField)?.frame.minY == 54 && element(.title) == nil)
    stage.tap("Cancel")
    stage.settle()
    #expect(element(.title)?.label == "Page")
  }

  @Test func `the navigation bar stays above it if it is not to hide`() {
    search.hidesNavigationBarDuringPresentation = false
    present(from: .context)
    #expect(element(.title)?.label == "Page")
    #expect(element(.searchField)?.frame.minY == 98)
  }

  @Test func `a bar that the app shows somewhere stays there`() {
    page.loadViewIfNeeded()
    search.searchBar.frame = CGRect(x: 0, y: 200, width: 375, height: 56)
    page.view.addSubview(search.searchBar)
    present(from: .root)
    #expect(element(.searchField)?.frame.minY == 210)
  }
}
