/// A page per tree; arrows in the bar lead to the next and previous one.
final class TreesPage: MessagePage {
  private static let trees = ["Alder", "Beech", "Cedar", "Elm", "Fir", "Hazel", "Larch", "Oak"]
  private var index = 0

  init(_ title: String) {
    super.init(
      title, symbol: "doc.text", "The arrows are a segmented control inside a bar button item.")
    navigationItem.rightBarButtonItems = [UIBarButtonItem(customView: arrows), share]
    showTree()
  }

  required init?(coder: NSCoder) { nil }

  private var arrows: UISegmentedControl {
    let images = ["arrow.up", "arrow.down"].compactMap(UIImage.init(systemName:))
    let arrows = UISegmentedControl(items: images)
    arrows.isMomentary = true
    arrows.frame = CGRect(origin: .zero, size: TreesPage.arrowsSize)
    let step = UIAction { [weak self, weak arrows] _ in
      self?.step(arrows?.selectedSegmentIndex == 0 ? -1 : 1)
    }
    arrows.addAction(step, for: .valueChanged)
    return arrows
  }

  private var share: UIBarButtonItem {
    reporting(UIBarButtonItem(systemItem: .action), "Share")
  }

  private func step(_ distance: Int) {
    index = (index + distance + TreesPage.trees.count) % TreesPage.trees.count
    showTree()
  }

  private func showTree() {
    navigationItem.title = TreesPage.trees[index]
  }

  /// In points: two segments wide enough for a finger, lower than the bar.
  private static let arrowsSize = CGSize(width: 90, height: 30)
}
