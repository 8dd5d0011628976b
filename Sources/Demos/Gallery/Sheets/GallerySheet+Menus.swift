extension GallerySheet {
  static let menus = GallerySheet(
    title: "Menus and Sheets", summary: "What comes over a page",
    button: (
      "Sheet",
      { tiles in
        let page = SeasPage("Seas", style: .insetGrouped)
        let close = UIAction { [weak page] _ in page?.dismiss(animated: true) }
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
          systemItem: .done, primaryAction: close)
        let sheet = UINavigationController(rootViewController: page)
        sheet.modalPresentationStyle = .formSheet
        tiles.first?.present(sheet, animated: true)
      }
    )
  ) {
    [
      GalleryLook.allCases.map { look in
        GalleryTile(
          look.name, size: CGSize(width: column, height: 420), traits: look.traits
        ) {
          let page = SeasPage()
          let item = UIBarButtonItem(
            image: UIImage(systemName: "ellipsis.circle"), menu: menu)
          item.accessibilityLabel = "Menu, \(look.name)"
          page.navigationItem.rightBarButtonItem = item
          return UINavigationController(rootViewController: page)
        }
      }
    ]
  }

  private static var menu: UIMenu {
    UIMenu(
      title: "Sea",
      children: [
        UIAction(
          title: "Copy", subtitle: "Name and depth", image: UIImage(systemName: "doc.on.doc")
        ) { _ in },
        UIAction(title: "Share", attributes: .disabled) { _ in },
        UIDeferredMenuElement { _ in },
        UIMenu(
          title: "Sort By", options: .displayInline,
          children: [UIAction(title: "Name", state: .on) { _ in }]),
        UIAction(
          title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
        ) { _ in },
      ])
  }
}
