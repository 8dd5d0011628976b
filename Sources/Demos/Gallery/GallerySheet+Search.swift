import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import NavigationKit
#endif

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
      GalleryLook.allCases.map { look in
        GalleryTile(
          "AX2, \(look.name)", size: CGSize(width: column, height: 280),
          traits: UITraitCollection(traitsFrom: [
            look.traits, UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
          ])
        ) { page() }
      },
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
  private static func page() -> UIViewController {
    let page = SeasPage()
    page.navigationItem.searchController = UISearchController(searchResultsController: nil)
    page.navigationItem.hidesSearchBarWhenScrolling = false
    let stack = UINavigationController(rootViewController: page)
    stack.navigationBar.prefersLargeTitles = true
    return stack
  }
}
