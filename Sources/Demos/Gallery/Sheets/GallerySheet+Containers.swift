extension GallerySheet {
  static let containers = GallerySheet(
    title: "Containers", summary: "Pages with dots, More, tabs to arrange"
  ) {
    [
      row("Pages", height: 260) { WelcomeController("Welcome", orientation: .horizontal) },
      row("More", height: 300) { more() },
      row("Arranging tabs", height: 370) { ArrangedTabs() },
    ].flatMap(\.self)
  }

  /// Two rows of a screen: in every look, and with very large text.
  private static func row(
    _ title: String, height: CGFloat, make: @escaping @MainActor () -> UIViewController
  ) -> [[GalleryTile]] {
    [
      GalleryTile.inEveryLook(title, height: height, make: make),
      GalleryTile.inLargeText(title, height: height, make: make),
    ]
  }

  private static func more() -> UIViewController {
    let tabs = harbour(7, isAtEnd: false)
    let page = tabs.selectedViewController as? SeasPage
    page?.whenShown = { [unowned tabs] in
      tabs.selectedViewController = tabs.moreNavigationController
    }
    return tabs
  }
}

/// A tab bar with the screen on which a person arranges its tabs.
private final class ArrangedTabs: UIViewController {
  private let bar = UITabBar(frame: .zero)
  private let items = HarbourTab.all.map(\.item)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    bar.items = Array(items.prefix(4))
    bar.selectedItem = items.first
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let height = bar.sizeThatFits(view.bounds.size).height
    bar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    view.addSubview(bar)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    bar.beginCustomizingItems(items)
  }
}
