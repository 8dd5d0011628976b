extension GallerySheet {
  static let buttons = GallerySheet(title: "Buttons", summary: "Styles, sizes, states") {
    [
      controls("Styles", height: 330, GalleryControls.styles),
      controls("Sizes and shapes", height: 290, GalleryControls.shapes),
      controls("Segments", height: 210, GalleryControls.segments),
    ]
  }

  static let values = GallerySheet(title: "Values", summary: "Switches, sliders, steppers") {
    [
      controls("Switches", height: 200, GalleryControls.switches),
      controls("Sliders and steppers", height: 290, GalleryControls.sliders),
      controls("Progress and pages", height: 245, GalleryControls.progress),
    ]
  }

  static let fields = GallerySheet(title: "Text Fields", summary: "Borders, prompts, direction") {
    [controls("Borders", height: 418, GalleryControls.fields)]
  }

  private static func controls(
    _ title: String, height: CGFloat, _ rows: @escaping @MainActor () -> [ControlGroup.Row]
  ) -> [GalleryTile] {
    GalleryTile.inEveryLook(title, height: height) {
      let page = ControlsController([ControlGroup(title: title, rows: rows())])
      page.tableView.isScrollEnabled = false
      return page
    }
  }
}
