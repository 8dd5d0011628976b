import Foundation

extension UISearchController {
  private var searchView: SearchView? { viewIfLoaded as? SearchView }

  /// Brings the search bar along where the app has none.
  func bringBar() {
    loadViewIfNeeded()
    searchView?.bringBar()
  }

  func addResultsController() {
    if let results = searchResultsController {
      addChild(results)
      results.didMove(toParent: self)
    }
    showContent()
  }

  /// Shows the results controller if there is text, unless the app decides that.
  func followText() {
    if automaticallyShowsSearchResultsController {
      resultsAreShown = searchBar.searchTextField.hasText
    }
    showContent()
  }

  /// Removes the results as the search ends, so that two lists do not cross-fade; a page that was
  /// dimmed remains so until it has.
  func leaveResults() {
    if searchView?.hasResults == true { searchView?.show(nil, dims: false) }
  }

  /// Shows the suggestions, or the results, or else dims the page.
  func showContent() {
    guard let searchView else { return }
    let results = resultsAreShown ? searchResultsController?.view : nil
    searchView.show(shownSuggestions ?? results, dims: obscuresBackgroundDuringPresentation)
  }

  /// The list of suggestions; nil if there are none to show.
  private var shownSuggestions: SuggestionList? {
    isActive && searchSuggestions?.isEmpty == false ? suggestionList : nil
  }
}
