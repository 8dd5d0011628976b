import Foundation
import NavigationKit

/// A collection view of many items in lines, for measuring scrolling.
///
/// Ten items fill the screen for as long as it is scrolled, so that as many are drawn whatever their
/// number, and what is left is the cost of the number.
final class BenchGrid: UICollectionViewController {
  /// The size of an item in points: one in a line, and ten of them are longer than the screen and
  /// the way it is scrolled.
  private static let itemSize = CGSize(width: 320, height: 170)

  private let count: Int

  init(count: Int) {
    self.count = count
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = Self.itemSize
    super.init(collectionViewLayout: layout)
    title = "Grid"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = .systemBlue
    return cell
  }
}
