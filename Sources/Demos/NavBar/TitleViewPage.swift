/// A page with a title view; a button replaces it by another.
final class TitleViewPage: MessagePage {
  private static let kinds = ["Map", "List"]

  init(_ title: String) {
    super.init(title, symbol: "square.grid.2x2", "The map is shown.")
    showSegments()
  }

  required init?(coder: NSCoder) { nil }

  private func showSegments() {
    let segments = UISegmentedControl(items: TitleViewPage.kinds)
    segments.selectedSegmentIndex = 0
    segments.frame = CGRect(origin: .zero, size: TitleViewPage.segmentsSize)
    let choose = UIAction { [weak self, weak segments] _ in
      guard let segments else { return }
      let kind = TitleViewPage.kinds[segments.selectedSegmentIndex]
      self?.text = "The \(kind.lowercased()) is shown."
    }
    segments.addAction(choose, for: .valueChanged)
    navigationItem.titleView = segments
    offer("Lines") { $0.showLines() }
  }

  private func showLines() {
    navigationItem.titleView = TwoLineTitleView(title: "Harbour Walk", subtitle: "3.2 km, 40 min")
    offer("Segments") { $0.showSegments() }
  }

  private func offer(_ title: String, _ exchange: @escaping (TitleViewPage) -> Void) {
    let action = UIAction(title: title) { [weak self] _ in self.map(exchange) }
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: action)
  }

  // In points.
  private static let segmentsSize = CGSize(width: 160, height: 32)
}
