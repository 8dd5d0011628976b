import Foundation
import NavigationKit
import Testing

/// The suggestions of a search controller.
struct SearchSuggestionTests {
  private let fixture: SearchFixture
  private let updater: Updater
  private var search: UISearchController { fixture.search }

  /// Suggests words that begin with the text, and searches for the one that is chosen.
  private final class Updater: NSObject, UISearchResultsUpdating {
    var chosen: [String] = []
    func updateSearchResults(for searchController: UISearchController) {
      let text = searchController.searchBar.text ?? ""
      searchController.searchSuggestions =
        text.isEmpty
        ? nil
        : ["alder", "ash"].filter { $0.hasPrefix(text) }.map {
          UISearchSuggestionItem(localizedSuggestion: $0, localizedDescription: "tree")
        }
    }
    func updateSearchResults(
      for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
    ) {
      chosen.append(searchSuggestion.localizedSuggestion ?? "")
      searchController.searchBar.text = "x"
    }
  }

  init() {
    fixture = SearchFixture(withResults: true)
    updater = Updater()
    search.searchResultsUpdater = updater
    fixture.results?.rows = ["9"]
  }

  @Test func `they are listed in place of the results, and told of when they are chosen`() {
    fixture.type("a")
    #expect(fixture.rows == ["alder", "ash"])
    fixture.stage.typeText("s")
    #expect(fixture.rows == ["ash"])
    fixture.stage.tap("ash")
    fixture.stage.settle()
    #expect(updater.chosen == ["ash"] && search.isActive)
    // The text that was chosen suggests nothing, so the results are shown.
    #expect(search.searchSuggestions?.isEmpty == true && fixture.rows == ["Found 9"])
  }

  @Test func `they wait for the search, and leave with it`() {
    let item = UISearchSuggestionItem(
      localizedAttributedSuggestion: NSAttributedString(string: "oak"),
      iconImage: UIImage(systemName: "doc"))
    search.searchSuggestions = [item]
    #expect(!fixture.sees("oak") && item.localizedSuggestion == "oak")
    search.searchResultsUpdater = nil
    fixture.type("")
    #expect(fixture.rows == ["oak"])
    search.isActive = false
    fixture.stage.advance(by: 0.05)
    #expect(!fixture.sees("oak"))
    fixture.stage.settle()
    #expect(fixture.sees("Alder 0") && !fixture.sees("oak"))
  }

  @Test func `a suggestion of the app's own class has a text alone`() {
    final class Word: NSObject, UISearchSuggestion {
      var localizedSuggestion: String? { "elm" }
      var representedObject: Any?
    }
    search.searchResultsUpdater = nil
    search.searchSuggestions = [Word()]
    fixture.type("")
    #expect(fixture.rows == ["elm"])
    #expect(Word().iconImage == nil && Word().localizedDescription == nil)
    let item = UISearchSuggestionItem(localizedSuggestion: "fir")
    item.representedObject = 3
    #expect(item.representedObject as? Int == 3 && item.localizedDescription == nil)
  }
}
