extension GallerySheet {
  static let toolbars = GallerySheet(title: "Toolbars", summary: "Items, words, spaces") {
    [
      toolbar("From edge to edge") {
        [
          UIBarButtonItem(systemItem: .action), .flexibleSpace(),
          UIBarButtonItem(systemItem: .bookmarks), .flexibleSpace(),
          UIBarButtonItem(systemItem: .trash),
        ]
      },
      toolbar("One after the other") {
        [UIBarButtonItem.SystemItem.rewind, .play, .fastForward]
          .map { UIBarButtonItem(systemItem: $0) }
      },
      toolbar("Words") {
        [
          UIBarButtonItem(title: "Mark All"), .flexibleSpace(), UIBarButtonItem(systemItem: .done),
        ]
      },
      toolbar("Tinted, disabled") {
        let star = UIBarButtonItem(image: UIImage(systemName: "star.fill"))
        star.tintColor = .systemOrange
        let reply = UIBarButtonItem(systemItem: .reply)
        reply.isEnabled = false
        return [star, .flexibleSpace(), reply, .flexibleSpace(), UIBarButtonItem(title: "More")]
      },
      toolbar("A line of text", text: "Updated Just Now") { [] },
    ]
  }

  private static func toolbar(
    _ title: String, text: String? = nil,
    _ items: @escaping @MainActor () -> [UIBarButtonItem]
  ) -> [GalleryTile] {
    GalleryTile.inEveryLook(title, height: 110) {
      let page = SeasPage(scrolledBy: 10)
      page.toolbarItems = items()
      if let text {
        page.showInToolbar(text, trailing: UIBarButtonItem(systemItem: .compose))
      }
      let stack = UINavigationController(rootViewController: page)
      stack.setNavigationBarHidden(true, animated: false)
      stack.setToolbarHidden(false, animated: false)
      return stack
    }
  }
}
