/// A list to scroll under a navigation bar with the page's own appearance.
final class AppearancePage: UITableViewController {
  private static let seas = [
    "Adriatic", "Aegean", "Arabian", "Baltic", "Barents", "Beaufort", "Bering", "Black",
    "Caribbean",
    "Celtic", "Coral", "Ionian", "Irish", "Kara", "Labrador", "Ligurian", "North", "Norwegian",
    "Philippine", "Red", "Sargasso", "Tasman", "Tyrrhenian", "Wadden", "White", "Yellow",
  ]

  /// Makes a page whose appearance also applies at the scroll edge; nil for the bar's own.
  init(_ title: String, everywhere appearance: UINavigationBarAppearance? = nil) {
    super.init(style: .plain)
    self.title = title
    navigationItem.standardAppearance = appearance
    navigationItem.scrollEdgeAppearance = appearance
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    AppearancePage.seas.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueCell(.default)
    cell.textLabel?.text = "\(AppearancePage.seas[indexPath.row]) Sea"
    return cell
  }
}
