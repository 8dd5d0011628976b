extension GallerySheet {
  static let textSizes = GallerySheet(title: "Text Sizes", summary: "From xSmall to AX5") {
    [sizes[..<4], sizes[4..<8], sizes[8...]].map { row in
      row.map { name, size in
        GalleryTile(
          name, size: CGSize(width: column, height: 330),
          traits: UITraitCollection(traitsFrom: [
            GalleryLook.light.traits, UITraitCollection(preferredContentSizeCategory: size),
          ]), make: oceans)
      }
    }
  }

  private static func oceans() -> UIViewController {
    let page = GalleryTablePage(
      style: .insetGrouped,
      [
        GalleryTablePage.Section(
          header: "Oceans", footer: "They cover seven tenths of the Earth.",
          cells: [
            { .showing("Atlantic", "106", style: .value1, accessory: .disclosureIndicator) },
            { .showing("Pacific", "The largest", style: .subtitle, symbol: "globe") },
          ])
      ])
    page.title = "Oceans"
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .edit)
    return UINavigationController(rootViewController: page)
  }

  private static let sizes: [(String, UIContentSizeCategory)] = [
    ("xSmall", .extraSmall), ("Small", .small), ("Medium", .medium), ("Large", .large),
    ("xLarge", .extraLarge), ("xxLarge", .extraExtraLarge), ("xxxLarge", .extraExtraExtraLarge),
    ("AX1", .accessibilityMedium), ("AX2", .accessibilityLarge),
    ("AX3", .accessibilityExtraLarge), ("AX4", .accessibilityExtraExtraLarge),
    ("AX5", .accessibilityExtraExtraExtraLarge),
  ]
}
