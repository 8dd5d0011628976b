extension GallerySheet {
  static let tables = GallerySheet(title: "Tables", summary: "Plain, grouped, inset") {
    [
      table("Plain", height: 280, .plain), table("Grouped", height: 340, .grouped),
      table("Inset grouped", height: 340, .insetGrouped),
    ]
  }

  static let cells = GallerySheet(title: "Cells", summary: "Styles, ends, editing, refreshing") {
    [
      GalleryTile.inEveryLook("Styles", height: 300) {
        GalleryTablePage(style: .plain, [GalleryTablePage.Section(cells: styles)])
      },
      GalleryTile.inEveryLook("Accessories", height: 250) {
        GalleryTablePage(
          style: .insetGrouped, [GalleryTablePage.Section(cells: accessories)],
          chosen: IndexPath(row: 1, section: 0))
      },
      GalleryTile.inEveryLook("Editing", height: 180) {
        GalleryTablePage(
          style: .plain, [GalleryTablePage.Section(cells: accessories)],
          isEditing: true)
      },
      GalleryTile.inEveryLook("Pulled", height: 170) { refreshing(.pulled) },
      GalleryTile.inEveryLook("Refreshing", height: 170) { refreshing(.running) },
      GalleryTile.inLargeText("Refreshing", height: 220) { refreshing(.running) },
    ]
  }

  private static func refreshing(_ refresh: GalleryTablePage.Refresh) -> UIViewController {
    GalleryTablePage(
      style: .plain, [GalleryTablePage.Section(cells: accessories)], refresh: refresh)
  }

  private static let styles: [@MainActor () -> UITableViewCell] = [
    { .showing("Text") },
    { .showing("Text and a picture", symbol: "paperplane", accessory: .disclosureIndicator) },
    { .showing("Subtitle", "A second line", style: .subtitle, symbol: "folder") },
    { .showing("Value", "At the end", style: .value1, accessory: .disclosureIndicator) },
    { .showing("contact", "Beside it", style: .value2) },
    { .showing("A text that is much too long to fit in one line", accessory: .checkmark) },
  ]

  private static let accessories: [@MainActor () -> UITableViewCell] = [
    { .showing("Disclosure", accessory: .disclosureIndicator) },
    { .showing("Detail", accessory: .detailButton) },
    { .showing("Both", accessory: .detailDisclosureButton) },
    { .showing("Checkmark", accessory: .checkmark) },
  ]

  private static func table(
    _ title: String, height: CGFloat, _ style: UITableView.Style
  ) -> [GalleryTile] {
    GalleryTile.inEveryLook(title, height: height) {
      GalleryTablePage(
        style: style,
        [
          GalleryTablePage.Section(
            header: "Oceans", footer: "They cover seven tenths of the Earth.",
            cells: [
              { .showing("Atlantic", "106", style: .value1, accessory: .disclosureIndicator) },
              { .showing("Pacific", "169", style: .value1, accessory: .disclosureIndicator) },
            ]),
          GalleryTablePage.Section(
            header: "Seas",
            cells: [{ .showing("Baltic Sea", "Shallow", style: .subtitle) }]),
        ])
    }
  }
}
