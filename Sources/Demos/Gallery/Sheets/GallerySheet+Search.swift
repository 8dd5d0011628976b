extension GallerySheet {
  static let search = GallerySheet(title: "Search", summary: "Search bars, a page with one") {
    [
      bar("Empty", height: 56) { $0.placeholder = "Search" },
      bar("Text, Cancel", height: 56) { bar in
        bar.text = "Baltic"
        bar.showsCancelButton = true
      },
      bar("Scopes, a prompt", height: 130) { bar in
        bar.placeholder = "Seas"
        bar.prompt = "Where the water is salty"
        bar.scopeButtonTitles = ["All", "Warm", "Cold"]
        bar.showsScopeBar = true
      },
      bar("Minimal", height: 56) { bar in
        bar.placeholder = "Search"
        bar.searchBarStyle = .minimal
      },
      bar("Coloured", height: 56) { bar in
        bar.placeholder = "Search"
        bar.barTintColor = .systemTeal
      },
      GalleryTile.inEveryLook("A page", height: 240) { page() },
      GalleryTile.inLargeText("A page", height: 280) { page() },
      GalleryTile.inEveryLook("In use", height: 240) { page { $0.isActive = true } },
      GalleryTile.inLargeText("In use", height: 280) { page { $0.isActive = true } },
      GalleryTile.inEveryLook("Results", height: 240) { page(search(with:)) },
      GalleryTile.inLargeText("Results", height: 280) { page(search(with:)) },
      GalleryTile.inEveryLook("Suggestions", height: 240) { page(suggest(in:)) },
      GalleryTile.inLargeText("Suggestions", height: 320) { page(suggest(in:)) },
    ]
  }

  private static func bar(
    _ title: String, height: CGFloat, _ set: @escaping @MainActor (UISearchBar) -> Void
  ) -> [GalleryTile] {
    GalleryTile.inEveryLook(title, height: height) {
      let page = UIViewController()
      page.view.backgroundColor = .systemBackground
      let width = page.view.bounds.width
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: width, height: height))
      set(bar)
      bar.autoresizingMask = [.flexibleWidth]
      page.view.addSubview(bar)
      return page
    }
  }

  /// A page with a search bar under its large title.
  private static func page(
    _ start: @escaping @MainActor (UISearchController) -> Void = { _ in }
  ) -> UIViewController {
    let found = GalleryTablePage(
      style: .plain,
      [GalleryTablePage.Section(cells: [{ .showing("Baltic Sea") }, { .showing("Barents Sea") }])])
    let search = UISearchController(searchResultsController: found)
    let page = SeasPage()
    page.definesPresentationContext = true
    page.navigationItem.searchController = search
    page.navigationItem.hidesSearchBarWhenScrolling = false
    page.whenShown = { start(search) }
    let stack = UINavigationController(rootViewController: page)
    stack.navigationBar.prefersLargeTitles = true
    return stack
  }

  private static func suggest(in search: UISearchController) {
    search.isActive = true
    search.searchSuggestions = [
      UISearchSuggestionItem(
        localizedSuggestion: "Baltic", localizedDescription: "In the north",
        iconImage: UIImage(systemName: "magnifyingglass")),
      UISearchSuggestionItem(
        localizedSuggestion: "Barents", localizedDescription: nil,
        iconImage: UIImage(systemName: "clock")),
    ]
  }

  private static func search(with search: UISearchController) {
    search.isActive = true
    search.searchBar.text = "Ba"
  }
}
