extension GallerySheet {
  static let motion = GallerySheet(
    title: "In Motion", summary: "Bars half-way, all at once",
    button: (
      "Push",
      { tiles in
        for tile in tiles {
          guard let stack = tile.children.last?.navigationController,
            stack.viewControllers.count == 1
          else { continue }
          let page = SeasPage("Seas", scrolledBy: 30)
          page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
          page.toolbarItems = stack.viewControllers[0].toolbarItems.map { _ in
            [.flexibleSpace(), UIBarButtonItem(systemItem: .trash)]
          }
          stack.pushViewController(page, animated: true)
        }
      }
    )
  ) {
    [
      moving("Between two pages") { _ in },
      moving("From a prompt") { $0.navigationItem.prompt = "Choose an ocean" },
      moving("With a toolbar") { page in
        page.toolbarItems = [UIBarButtonItem(systemItem: .compose)]
      },
    ]
  }

  private static func moving(
    _ title: String, _ set: @escaping @MainActor (UIViewController) -> Void
  ) -> [GalleryTile] {
    GalleryTile.inEveryLook(title, height: 230) {
      let page = GalleryTablePage(
        style: .insetGrouped,
        [
          GalleryTablePage.Section(
            header: "Near", cells: [{ .showing("Atlantic") }, { .showing("Pacific") }])
        ])
      page.title = "Oceans"
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .edit)
      set(page)
      let stack = UINavigationController(rootViewController: page)
      stack.setToolbarHidden(page.toolbarItems == nil, animated: false)
      return stack
    }
  }
}
