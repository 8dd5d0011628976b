/// A garden's beds and what grows in them: rows open and close, and Edit deletes.
final class OutlineController: UICollectionViewController {
  private typealias Source = UICollectionViewDiffableDataSource<Part, Plant>

  private enum Part: String, CaseIterable {
    case soon = "This week"
    case beds = "Beds"
  }

  private var source: Source?

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    title = "Garden"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    let source = makeSource()
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<Part, Plant>()
    snapshot.appendSections(Part.allCases)
    snapshot.appendItems(Plant.soon, toSection: .soon)
    source.apply(snapshot, animatingDifferences: false)
    source.apply(Plant.outline, to: .beds, animatingDifferences: false)
  }

  private func makeSource() -> Source {
    let rows = UICollectionView.CellRegistration<UICollectionViewListCell, Plant> {
      [weak self] cell, _, plant in self?.show(plant, in: cell)
    }
    let titles = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { header, _, path in
      var content = header.defaultContentConfiguration()
      content.text = Part.allCases[path.section].rawValue
      header.contentConfiguration = content
    }
    let source = Source(collectionView: collectionView) { view, path, plant in
      view.dequeueConfiguredReusableCell(using: rows, for: path, item: plant)
    }
    source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: titles, for: path)
    }
    return source
  }

  private func show(_ plant: Plant, in cell: UICollectionViewListCell) {
    var content = cell.defaultContentConfiguration()
    content.text = plant.name
    content.secondaryText = plant.note
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = UIImage(systemName: plant.symbol)
    content.imageProperties.tintColor = plant.isBed ? .systemBrown : .systemGreen
    cell.contentConfiguration = content
    cell.accessories =
      plant.isBed
      ? [
        .label(text: "\(plant.count)"), .outlineDisclosure(options: .init(style: .header)),
      ]
      : [.disclosureIndicator(), .delete { [weak self] in self?.remove(plant) }]
  }

  private func remove(_ plant: Plant) {
    guard let source, let path = source.indexPath(for: plant) else { return }
    let part = Part.allCases[path.section]
    var snapshot = source.snapshot(for: part)
    snapshot.delete([plant])
    source.apply(snapshot, to: part)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    guard let plant = source?.itemIdentifier(for: indexPath) else { return }
    navigationController?.pushViewController(PlantController(plant), animated: true)
  }
}
