/// A page with a collection view of a few items.
final class GalleryCollectionPage: UIViewController, UICollectionViewDataSource {
  private let layout: UICollectionViewLayout
  private let names: [String]

  init(_ layout: UICollectionViewLayout, _ names: [String] = (1...12).map(String.init)) {
    (self.layout, self.names) = (layout, names)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Three columns of equal tiles.
  static var grid: UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 76, height: 60)
    (layout.minimumInteritemSpacing, layout.minimumLineSpacing) = (8, 8)
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    return layout
  }

  /// A large item beside two small ones.
  static var groups: UICollectionViewLayout {
    func size(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(width), heightDimension: .fractionalHeight(height))
    }
    func item(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutItem {
      let item = NSCollectionLayoutItem(layoutSize: size(width, height))
      item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      return item
    }
    let pair = NSCollectionLayoutGroup.vertical(
      layoutSize: size(0.4, 1), subitems: [item(1, 0.5), item(1, 0.5)])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(110)),
      subitems: [item(0.6, 1), pair])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    return UICollectionViewCompositionalLayout(section: section)
  }

  /// Rows of a list, with ends.
  static func list(_ appearance: UICollectionLayoutListConfiguration.Appearance)
    -> UIViewController
  {
    let configuration = UICollectionLayoutListConfiguration(appearance: appearance)
    return GalleryCollectionPage(
      UICollectionViewCompositionalLayout.list(using: configuration),
      ["Inbox", "Drafts", "A folder with a name that needs more than a line", "Archive"])
  }

  private let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell, path, name in
    var content = cell.defaultContentConfiguration()
    content.text = name
    content.secondaryText = path.item == 1 ? "Three of them" : nil
    content.image = UIImage(systemName: "folder")
    cell.contentConfiguration = content
    cell.accessories =
      [[.disclosureIndicator()], [.checkmark()], [.detail()], []][path.item % 4]
  }

  private let tile = UICollectionView.CellRegistration<UICollectionViewCell, String> {
    cell, _, name in
    var content = UIListContentConfiguration.cell()
    content.text = name
    content.textProperties.alignment = .center
    cell.contentConfiguration = content
    var background = UIBackgroundConfiguration.clear()
    (background.backgroundColor, background.cornerRadius) = (.systemFill, 10)
    cell.backgroundConfiguration = background
  }

  override func loadView() {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.dataSource = self
    collectionView.isScrollEnabled = false
    view = collectionView
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { names.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let name = names[indexPath.item]
    return names.count < 12
      ? collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: name)
      : collectionView.dequeueConfiguredReusableCell(using: tile, for: indexPath, item: name)
  }
}
