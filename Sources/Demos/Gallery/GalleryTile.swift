/// A small screen on a sheet.
struct GalleryTile {
  let title: String
  let size: CGSize
  /// The traits in which it differs from the sheet.
  let traits: UITraitCollection
  let make: @MainActor () -> UIViewController

  init(
    _ title: String, size: CGSize, traits: UITraitCollection = UITraitCollection(),
    make: @escaping @MainActor () -> UIViewController
  ) {
    self.title = title
    self.size = size
    self.traits = UITraitCollection(traitsFrom: [GalleryTile.phone, traits])
    self.make = make
  }

  /// A row of the same screen in every look.
  static func inEveryLook(
    _ title: String, height: CGFloat, make: @escaping @MainActor () -> UIViewController
  ) -> [GalleryTile] {
    GalleryLook.allCases.map { look in
      GalleryTile(
        look == .light ? title : "\(title), \(look.name)",
        size: CGSize(width: GallerySheet.column, height: height), traits: look.traits, make: make)
    }
  }

  /// A row of the same screen in every look, with very large text.
  static func inLargeText(
    _ title: String, height: CGFloat, make: @escaping @MainActor () -> UIViewController
  ) -> [GalleryTile] {
    GalleryLook.allCases.map { look in
      GalleryTile(
        "\(title), AX2, \(look.name)", size: CGSize(width: GallerySheet.column, height: height),
        traits: UITraitCollection(traitsFrom: [
          look.traits, UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
        ]), make: make)
    }
  }

  /// A row of a navigation stack's bars over a table, in every look.
  static func bars(
    _ title: String, height: CGFloat = 96, _ set: @escaping @MainActor (SeasPage) -> Void
  ) -> [GalleryTile] {
    inEveryLook(title, height: height) {
      let page = SeasPage()
      let stack = UINavigationController(rootViewController: page)
      set(page)
      stack.setToolbarHidden(page.toolbarItems == nil, animated: false)
      return stack
    }
  }

  /// The traits of a screen as narrow as a tile.
  private static let phone = UITraitCollection(traitsFrom: [
    UITraitCollection(userInterfaceIdiom: .phone),
    UITraitCollection(horizontalSizeClass: .compact),
    UITraitCollection(verticalSizeClass: .regular),
  ])
}
