extension GallerySheet {
  static let bars = GallerySheet(title: "Navigation Bars", summary: "Titles, items, prompts") {
    [
      GalleryTile.bars("At the edge") { page in
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        page.navigationItem.leftBarButtonItem = page.editButtonItem
      },
      GalleryTile.bars("Large title", height: 150) { page in
        page.navigationController?.navigationBar.prefersLargeTitles = true
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
      },
      over("Over content") { page in
        page.navigationItem.rightBarButtonItems = [
          UIBarButtonItem(systemItem: .action), UIBarButtonItem(systemItem: .search),
        ]
      },
      over("Done, tinted, disabled") { page in
        page.title = "Looks"
        let star = UIBarButtonItem(image: UIImage(systemName: "star"))
        star.tintColor = .systemOrange
        let bin = UIBarButtonItem(systemItem: .trash)
        bin.isEnabled = false
        page.navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .done), star, bin]
      },
      over("Prompt", height: 126) { page in
        page.navigationItem.prompt = "Choose what to keep"
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save)
      },
      over("Segments as title") { page in
        let segments = UISegmentedControl(items: ["Map", "List"])
        segments.selectedSegmentIndex = 1
        segments.sizeToFit()
        page.navigationItem.titleView = segments
      },
      over("Two lines as title") { page in
        page.navigationItem.titleView = TwoLineTitleView(title: "Seas", subtitle: "Nine of them")
      },
    ]
  }

  static let backButtons = GallerySheet(title: "Back Buttons", summary: "What stands on them") {
    [
      behind("Title of the page below", below: "Oceans") { _ in },
      behind("No room for it", below: "Everything There Is to Know") { page in
        page.title = "Seas of the World"
      },
      behind("No room for the title", below: "Oceans") { page in
        page.title = "The Nine Seas That One Should Have Seen"
      },
      behind("Words of its own", below: "Oceans", { $0.backButtonTitle = "Up" }) { _ in },
      behind("Chevron only", below: "Oceans", { $0.backButtonDisplayMode = .minimal }) { _ in },
      behind("A left item beside it", below: "Oceans") { page in
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .bookmarks)
        page.navigationItem.leftItemsSupplementBackButton = true
      },
      behind("Hidden", below: "Oceans") { page in page.navigationItem.hidesBackButton = true },
    ]
  }

  private static func over(
    _ title: String, height: CGFloat = 96, _ set: @escaping @MainActor (SeasPage) -> Void
  ) -> [GalleryTile] {
    GalleryTile.inEveryLook(title, height: height) {
      let page = SeasPage(scrolledBy: 30)
      set(page)
      return UINavigationController(rootViewController: page)
    }
  }

  private static func behind(
    _ title: String, below: String,
    _ offer: @escaping @MainActor (UINavigationItem) -> Void = { _ in },
    _ set: @escaping @MainActor (SeasPage) -> Void
  ) -> [GalleryTile] {
    GalleryTile.inEveryLook(title, height: 96) {
      let lower = UIViewController(nibName: nil, bundle: nil)
      lower.title = below
      offer(lower.navigationItem)
      let page = SeasPage(scrolledBy: 30)
      set(page)
      let stack = UINavigationController(rootViewController: lower)
      stack.pushViewController(page, animated: false)
      return stack
    }
  }
}
