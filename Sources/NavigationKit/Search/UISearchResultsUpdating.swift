public import Foundation

/// Finds what is searched for.
@MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The search began or ended, or its text or scope changed: the results are to be found again.
  func updateSearchResults(for searchController: UISearchController)
}
