final class SheetStackPage: MessagePage {
  init(level: Int) {
    super.init(
      "Page \(level)", symbol: "folder",
      "The sheet has a stack of its own: push and pop in it, and close it from any page.",
      buttons: [
        (
          "Next Page",
          { page in
            let next = SheetStackPage(level: level + 1)
            page.navigationController?.pushViewController(next, animated: true)
          }
        )
      ])
    let close = UIAction { [weak self] _ in self?.dismiss(animated: true) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .done, primaryAction: close)
  }

  required init?(coder: NSCoder) { nil }
}
