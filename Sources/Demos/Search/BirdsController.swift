/// A list with a search bar under its large title; what is found is shown in a list of its own.
final class BirdsController: BirdListController {
  private let results = BirdResultsController(style: .plain)
  private lazy var search = UISearchController(searchResultsController: results)

  init() {
    super.init(style: .plain)
    title = "Birds"
    birds = Bird.sorted
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    results.list = self
    search.searchResultsUpdater = self
    search.searchBar.placeholder = "Birds"
    search.searchBar.scopeButtonTitles = ["All"] + Bird.Home.allCases.map(\.rawValue)
    navigationItem.searchController = search
    // The search stays with this page when another one is pushed.
    definesPresentationContext = true
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    open(birds[indexPath.row])
  }

  func open(_ bird: Bird) {
    let place = bird.home == .water ? "by the water" : "on land"
    let page = MessagePage(bird.name, symbol: "photo", "It lives \(place).")
    page.navigationItem.largeTitleDisplayMode = .never
    navigationController?.pushViewController(page, animated: true)
  }
}

extension BirdsController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    let bar = searchController.searchBar
    let scope = bar.selectedScopeButtonIndex
    results.birds = Bird.found(
      bar.text ?? "", home: scope == 0 ? nil : Bird.Home.allCases[scope - 1])
  }
}
