import Foundation
import NavigationKit

/// A collection view of many items in lines, for measuring scrolling.
final class BenchGrid: UICollectionViewController {
  private let count: Int

  init(count: Int) {
    self.count = count
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
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
