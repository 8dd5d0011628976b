/// A row of a list of pages, with the action that opens its page.
struct PageRow {
  let title: String
  let summary: String
  /// Opens the page from the list controller.
  let open: @MainActor (UIViewController) -> Void

  init(_ title: String, _ summary: String, open: @escaping @MainActor (UIViewController) -> Void) {
    self.title = title
    self.summary = summary
    self.open = open
  }

  /// A row that pushes a page with the row's title.
  static func page(
    _ title: String, _ summary: String, make: @escaping @MainActor (String) -> UIViewController
  ) -> PageRow {
    PageRow(title, summary) { list in
      list.navigationController?.pushViewController(make(title), animated: true)
    }
  }
}
