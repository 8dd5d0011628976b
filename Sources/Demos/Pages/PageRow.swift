#if canImport(UIKit)
  import UIKit
#else
  import NavigationKit
#endif

/// A row of a list of pages, and what it opens.
struct PageRow {
  let title: String
  let summary: String
  /// Opens it, from the list.
  let open: @MainActor (UIViewController) -> Void

  init(_ title: String, _ summary: String, open: @escaping @MainActor (UIViewController) -> Void) {
    self.title = title
    self.summary = summary
    self.open = open
  }

  /// A row that pushes a page of its own name.
  static func page(
    _ title: String, _ summary: String, make: @escaping @MainActor (String) -> UIViewController
  ) -> PageRow {
    PageRow(title, summary) { list in
      list.navigationController?.pushViewController(make(title), animated: true)
    }
  }
}
