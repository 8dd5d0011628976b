/// A sheet with rows of small screens (tiles).
struct GallerySheet {
  let title: String
  let summary: String
  /// A bar button beside the title, and its action on all tiles; nil for none.
  var button: (title: String, press: @MainActor ([UIViewController]) -> Void)?
  let rows: @MainActor () -> [[GalleryTile]]

  static let all = [
    bars, backButtons, barLooks, toolbars, tabBars, search, containers, tables, cells, buttons,
    values, fields, details, menus, symbols, textSizes, stacks, collections, pickers, materials,
    layers, drawing, motion,
  ]

  /// The width of a sheet with four tiles side by side, in points.
  static let width: CGFloat = 1180
  /// The height of a screen that shows the whole list of the sheets, in points.
  static let listHeight: CGFloat = 1500
  /// The margin around the tiles, in points.
  static let margin: CGFloat = 20
  /// The space between tiles, in points.
  static let gap: CGFloat = 12
  /// The width of a tile if four are side by side, in points.
  static let column = (width - 2 * margin - 3 * gap) / 4
}

extension GallerySheet {
  /// The list of the sheets.
  static var list: UIViewController {
    let list = PageListController(
      "Gallery",
      pages: all.map { sheet in
        PageRow.page(sheet.title, sheet.summary) { _ in GallerySheetController(sheet) }
      })
    list.navigationItem.backButtonTitle = "Gallery"
    return list
  }
}
