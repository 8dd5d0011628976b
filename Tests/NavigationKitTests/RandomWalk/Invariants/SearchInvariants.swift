@testable import NavigationKit

/// The invariants of searches.
extension RandomWalk {
  func checkSearches() {
    for page in pages {
      guard let search = page.navigationItem.searchController else { continue }
      if search.isInPlace != search.isActive { fail("the search bar is not where it has to be") }
      guard !search.isActive else { continue }
      if search.searchBar.text?.isEmpty == false { fail("the text of an ended search is left") }
      if search.searchBar.searchTextField.isFirstResponder { fail("an ended search still edits") }
    }
  }
}
