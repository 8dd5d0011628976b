/// Three pages with toolbar items of their own.
final class LetterPage: MessagePage {
  private static let steps: [(title: String, symbol: String, items: [UIBarButtonItem.SystemItem])] =
    [
      ("Items per Page", "folder", [.refresh, .compose]),
      ("Letter", "doc.text", [.trash, .organize, .reply, .compose]),
      ("Answer", "square.and.pencil", [.camera, .bookmarks, .action]),
    ]

  init(step: Int) {
    let (title, symbol, items) = LetterPage.steps[step]
    super.init(title, symbol: symbol, "The toolbar changes together with the page.")
    toolbarItems = items.flatMap { item in
      [reporting(UIBarButtonItem(systemItem: item), "A button"), .flexibleSpace()]
    }.dropLast()
    guard step + 1 < LetterPage.steps.count else { return }
    let next = UIAction(title: "Next") { [weak self] _ in
      self?.navigationController?.pushViewController(LetterPage(step: step + 1), animated: true)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: next)
  }

  required init?(coder: NSCoder) { nil }
}
