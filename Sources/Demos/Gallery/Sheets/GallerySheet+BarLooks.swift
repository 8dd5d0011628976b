extension GallerySheet {
  static let barLooks = GallerySheet(title: "Bar Looks", summary: "Colours, lines, pictures") {
    [
      bar("Opaque and coloured") { appearance in
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = .systemYellow
        appearance.titleTextAttributes = [.foregroundColor: UIColor.black]
      },
      bar("Clear", scrolledBy: 0) { $0.configureWithTransparentBackground() },
      bar("Opaque") { $0.configureWithOpaqueBackground() },
      bar("Glass without a line") { $0.shadowColor = nil },
      bar("A line of its own") { $0.shadowColor = .systemRed },
      bar("Arrow of its own") { appearance in
        let arrow = UIImage(systemName: "arrow.uturn.backward")
        appearance.setBackIndicatorImage(arrow, transitionMaskImage: arrow)
      },
      plain("Black") { $0.barStyle = .black },
      plain("Tinted") { bar in
        bar.barTintColor = .systemTeal
        bar.tintColor = .systemRed
      },
    ]
  }

  private static func bar(
    _ title: String, scrolledBy distance: CGFloat = 30,
    _ style: @escaping @MainActor (UINavigationBarAppearance) -> Void
  ) -> [GalleryTile] {
    plain(title, scrolledBy: distance) { bar in
      let appearance = UINavigationBarAppearance()
      style(appearance)
      bar.standardAppearance = appearance
      bar.scrollEdgeAppearance = appearance
    }
  }

  private static func plain(
    _ title: String, scrolledBy distance: CGFloat = 30,
    _ set: @escaping @MainActor (UINavigationBar) -> Void
  ) -> [GalleryTile] {
    GalleryTile.inEveryLook(title, height: 84) {
      let lower = UIViewController(nibName: nil, bundle: nil)
      lower.title = "Oceans"
      let page = SeasPage(scrolledBy: distance)
      page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
      let stack = UINavigationController(rootViewController: lower)
      set(stack.navigationBar)
      stack.pushViewController(page, animated: false)
      return stack
    }
  }
}
