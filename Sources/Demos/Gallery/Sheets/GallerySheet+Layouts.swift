extension GallerySheet {
  static let stacks = GallerySheet(title: "Stack Views", summary: "Distributions, alignments") {
    [
      page("Distributions", height: 280) { distributions },
      page("Alignments", height: 250) { alignments },
      page("Form", height: 150) { form },
    ]
  }

  static let collections = GallerySheet(title: "Collections", summary: "Grids, groups, lists") {
    [
      GalleryTile.inEveryLook("Grid", height: 240) {
        GalleryCollectionPage(GalleryCollectionPage.grid)
      },
      GalleryTile.inEveryLook("Groups", height: 240) {
        GalleryCollectionPage(GalleryCollectionPage.groups)
      },
      GalleryTile.inEveryLook("List", height: 250) {
        GalleryCollectionPage.list(.insetGrouped)
      },
      GalleryTile.inEveryLook("Sidebar", height: 230) { GalleryCollectionPage.list(.sidebar) },
      GalleryTile.inLargeText("List", height: 400) { GalleryCollectionPage.list(.insetGrouped) },
    ]
  }

  static func page(_ title: String, height: CGFloat, _ content: @escaping @MainActor () -> UIView)
    -> [GalleryTile]
  { GalleryTile.inEveryLook(title, height: height) { GalleryViewPage(content) } }

  private static var distributions: UIView {
    let all: [(UIStackView.Distribution, String)] = [
      (.fill, "fill"), (.fillEqually, "equally"), (.fillProportionally, "in proportion"),
      (.equalSpacing, "spacing"), (.equalCentering, "centering"),
    ]
    return column(
      all.map { distribution, name in
        let row = UIStackView(arrangedSubviews: ["A", name, "Long text"].map(chip))
        (row.distribution, row.spacing) = (distribution, 6)
        // Which view grows would else be open.
        row.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
        return row
      }, alignment: .fill)
  }

  private static var alignments: UIView {
    let all: [UIStackView.Alignment] = [.top, .center, .bottom, .firstBaseline]
    return column(
      all.map { alignment in
        let large = chip("Large")
        large.font = .systemFont(ofSize: 26)
        let row = UIStackView(arrangedSubviews: [chip("Small"), large, chip("Small")])
        (row.alignment, row.spacing) = (alignment, 6)
        return row
      }, alignment: .leading)
  }

  private static var form: UIView {
    let rows = [("Name", "Ada"), ("Town", "London")].map { name, value in
      let (label, field) = (UILabel(), UITextField())
      (label.text, field.text) = (name, value)
      label.font = .preferredFont(forTextStyle: .body)
      field.font = .preferredFont(forTextStyle: .body)
      field.borderStyle = .roundedRect
      label.setContentHuggingPriority(.required, for: .horizontal)
      let row = UIStackView(arrangedSubviews: [label, field])
      (row.spacing, row.alignment) = (12, .firstBaseline)
      return row
    }
    return column(rows, alignment: .fill)
  }

  private static func column(_ rows: [UIView], alignment: UIStackView.Alignment) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: rows)
    (stack.axis, stack.spacing, stack.alignment) = (.vertical, 12, alignment)
    return stack
  }

  private static func chip(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textAlignment = .center
    label.backgroundColor = .systemFill
    return label
  }
}
