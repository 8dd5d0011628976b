/// Pages with less and less room for the title and the back button.
final class LongTitlePage: MessagePage {
  private static let titles = [
    "Long Titles", "Timetable", "Connections by Train and Ferry",
    "Everything Else There Is to Know About the Journey",
  ]

  init(level: Int) {
    super.init(
      LongTitlePage.titles[level], symbol: "textformat.size",
      "A long back title gives way to “Back”, then to the arrow alone; a long title is cut.")
    // The back button has another title than the page.
    if level == 0 { navigationItem.backButtonTitle = "Titles" }
    guard level + 1 < LongTitlePage.titles.count else { return }
    let deeper = UIAction(title: "Deeper") { [weak self] _ in
      let page = LongTitlePage(level: level + 1)
      self?.navigationController?.pushViewController(page, animated: true)
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: deeper)
  }

  required init?(coder: NSCoder) { nil }
}
