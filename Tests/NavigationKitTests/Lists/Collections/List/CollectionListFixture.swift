import Foundation

@testable import NavigationKit

/// A stage filled by a list of names in a collection view.
class CollectionListFixture: UICollectionViewController {
  typealias Source = UICollectionViewDiffableDataSource<String, String>

  let stage: Stage
  private(set) var source: Source!
  /// The accessories at the ends of rows, by the rows' names.
  var accessories: [String: [UICellAccessory]] = [:]
  private(set) var selected: [IndexPath] = []

  init(
    _ configuration: UICollectionLayoutListConfiguration, isRightToLeft: Bool = false
  ) {
    stage = Stage(
      size: CGSize(width: 390, height: 880), safeAreaInsets: .zero,
      traits: UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight))
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { nil }

  /// Shows sections of names.
  func start(_ sections: [(String, [String])]) {
    stage.window.rootViewController = self
    stage.window.makeKeyAndVisible()
    var snapshot = source.snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    source.apply(snapshot, animatingDifferences: false)
    stage.advance(by: 0)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      [weak self] cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = self?.accessories[name] ?? []
    }
    source = Source(collectionView: collectionView) { view, path, name in
      view.dequeueConfiguredReusableCell(using: rows, for: path, item: name)
    }
    source.supplementaryViewProvider = { [unowned self] view, kind, path in
      view.dequeueConfiguredReusableSupplementary(using: titles(ofKind: kind), for: path)
    }
    titles = [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ].map(title)
  }

  private typealias Title = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>
  private var titles: [Title] = []

  private func titles(ofKind kind: String) -> Title {
    titles[kind == UICollectionView.elementKindSectionHeader ? 0 : 1]
  }

  private func title(ofKind kind: String) -> Title {
    Title(elementKind: kind) { [weak self] view, kind, path in
      var content = view.defaultContentConfiguration()
      content.text = self?.source.sectionIdentifier(for: path.section)
      view.contentConfiguration = content
    }
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { selected.append(indexPath) }

  func row(_ item: Int, _ section: Int = 0) -> UICollectionViewListCell? {
    collectionView.cellForItem(at: [section, item]) as? UICollectionViewListCell
  }

  func title(_ kind: String, _ section: Int = 0) -> UICollectionViewListCell? {
    collectionView.supplementaryView(forElementKind: kind, at: [section, 0])
      as? UICollectionViewListCell
  }

  /// The texts of the rows in view, in order.
  var texts: [String] { collectionView.visibleCells.compactMap(\.elementText) }
}
