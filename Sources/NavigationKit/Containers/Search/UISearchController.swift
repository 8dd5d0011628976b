public import Foundation

/// Searches a page: manages a search bar, and shows results over the page.
///
/// Set it as the page's `navigationItem.searchController`. While the search is active, the
/// controller is presented over the page, under the navigation bar: it leaves with the page that a
/// push covers, and is back with it, whether the page defines a presentation context or not.
///
/// Or put its search bar into a view, such as a table's header. A search whose bar is nowhere brings
/// it along when it is presented like any controller: at the top of the presentation context, edited.
///
/// ```swift
/// let search = UISearchController(searchResultsController: nil)
/// search.searchResultsUpdater = self  // its updateSearchResults(for:) reads search.searchBar.text
/// navigationItem.searchController = search
/// ```
open class UISearchController: UIViewController {
  /// Makes a controller that shows results in another one; nil if the searched page shows them
  /// itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    becomeOwner()
  }

  /// Makes a controller whose page shows the results; there are no nibs to read here.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    searchResultsController = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    becomeOwner()
  }

  /// Makes a controller with default values; nothing is read from the archive.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    becomeOwner()
  }

  // MARK: Search

  /// The bar with the text to search for.
  open var searchBar: UISearchBar { ownSearchBar }
  private let ownSearchBar = UISearchBar(frame: .zero)
  /// The controller that shows the results; nil if the searched page does.
  open private(set) var searchResultsController: UIViewController?
  /// Finds the results of the search.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Is told when the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether the search is active; setting it begins or ends it.
  ///
  /// It begins when the field is tapped. When it ends, the text is deleted.
  open var isActive: Bool {
    get { searchPresenter != nil }
    set { setActive(newValue) }
  }

  // MARK: Content

  /// The suggestions to list in place of the results while the search is active; nil or empty for
  /// none.
  ///
  /// A tap calls the updater's `updateSearchResults(for:selecting:)`; the list stays until others
  /// are set.
  open var searchSuggestions: [any UISearchSuggestion]? {
    didSet {
      suggestionList.suggestions = searchSuggestions ?? []
      showContent()
    }
  }
  /// Whether the page is dimmed while the search is active without results; true unless set.
  ///
  /// A tap on the dimmed page cancels. If false, the page remains in use.
  open var obscuresBackgroundDuringPresentation = true { didSet { showContent() } }
  /// The former name of ``obscuresBackgroundDuringPresentation``.
  @available(*, deprecated, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the search bar takes the place of the navigation bar; true unless set.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the Cancel button comes and goes with the search; true unless set.
  open var automaticallyShowsCancelButton = true
  /// Whether the scope buttons come and go with the search; true unless set.
  open var automaticallyShowsScopeBar = true
  /// Whether the results controller is shown as soon as there is text; true unless set.
  open var automaticallyShowsSearchResultsController = true { didSet { followText() } }
  /// Whether the results controller is shown; setting it ends
  /// ``automaticallyShowsSearchResultsController``.
  open var showsSearchResultsController: Bool {
    get { resultsAreShown }
    set {
      automaticallyShowsSearchResultsController = false
      resultsAreShown = newValue
      showContent()
    }
  }

  open override func loadView() { view = SearchView(controller: self) }
  open override func viewDidLoad() { addResultsController() }
  open override func viewWillAppear(_ animated: Bool) { hideNavigationBar(animated: animated) }
  open override func viewIsAppearing(_ animated: Bool) { editOwnBar() }
  open override func viewWillDisappear(_ animated: Bool) {
    restoreNavigationBar(animated: animated)
  }

  // MARK: State

  /// The item in whose bar the search bar is.
  weak var item: UINavigationItem?
  /// Whether the bar has the form for an active search.
  var isInPlace = false
  var resultsAreShown = false
  /// Whether it has hidden the navigation bar for its own search bar.
  var hasHiddenBar = false
  private(set) lazy var suggestionList = SuggestionList { [weak self] suggestion in
    guard let self else { return }
    searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
  }
}
